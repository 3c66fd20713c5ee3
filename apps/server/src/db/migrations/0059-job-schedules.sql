-- When each recurring job was last added: of several processes on one database one adds it.
create table job_schedules (
  task text primary key,
  scheduled_at timestamptz not null
);
