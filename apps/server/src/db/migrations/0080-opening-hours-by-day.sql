-- Hours that service centers keep on certain weekdays and dates, beside those of every working day: data of the ERP,
-- which imports keep.
create table erp.opening_hours (
  center text not null references erp.service_centers (code) on delete cascade,
  -- An ISO weekday, '6', or a date, '2026-12-24'.
  day text not null check (day ~ '^([1-7]|\d{4}-\d\d-\d\d)$'),
  -- Local times, "08:00"; closed on the day without a closing time.
  opening_time text,
  closing_time text,
  content_hash bytea not null,
  primary key (center, day),
  check (closing_time is not null or opening_time is null)
);

-- Shown prices hold delivery dates, which depend on the hours.
create trigger opening_hours_announced after insert or update or delete or truncate on erp.opening_hours
  for each statement execute function erp_changes_announced();
