export declare const slug: (text: string) => string;
