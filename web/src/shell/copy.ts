/** Copying. False without permission, or in no secure context: then it can be had in another way, or selected. */
async function copied(copy: () => Promise<void>): Promise<boolean> {
  try {
    await copy();
    return true;
  } catch {
    return false;
  }
}

export const copyText = (text: string): Promise<boolean> => copied(() => navigator.clipboard.writeText(text));
export const copyPng = (png: Promise<Blob>): Promise<boolean> =>
  copied(() => navigator.clipboard.write([new ClipboardItem({ "image/png": png })]));
