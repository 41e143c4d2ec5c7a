/** One change of the built site that a named test has to notice. */
export interface Mutant {
  rule: string;
  file: string;
  test: string;
  /** Of the built files, whose content is changed. */
  inFiles: RegExp;
  find: string;
  instead: string;
}
