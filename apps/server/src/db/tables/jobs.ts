export interface JobSchedulesTable {
  task: string;
  /** The minute for which it was added last. */
  scheduled_at: Date;
}
