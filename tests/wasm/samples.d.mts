export interface Sample {
  name: string;
  text: string;
  all(field: string): string[];
  one(field: string): string;
}
export function samplesOf(file: string): Sample[];
