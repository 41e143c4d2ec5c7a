/** A person named in a sentence. */
export interface Person {
  name: string;
  /** Its tokens, the end exclusive. */
  from: number;
  to: number;
  /** "Ruth and Karl Finch": both share one surname. */
  isShared: boolean;
}
