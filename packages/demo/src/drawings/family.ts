export type Family = string;
