/** What a project asks of passwords besides 8 to 256 characters. */
export interface PasswordPolicy {
  /** Whether the most common passwords are refused. */
  dictionary: boolean;
  /** Whether a password may not hold the person's name, address, phone or id. */
  personalData: boolean;
  /** How many passwords a person has had may not come back; 0 for all may. */
  history: number;
  strength: {
    min: number;
    uppercase: boolean;
    lowercase: boolean;
    number: boolean;
    symbols: boolean;
  };
}
