-- Events of visitors who consented, by the day in their market's time zone. A partition for each day is attached ahead
-- and dropped after the retention period.
create table analytics_events (
  day date not null,
  insert_id text collate "C" not null,
  -- Random ids that the browser makes; nothing of the person.
  distinct_id uuid not null,
  session_id uuid not null,
  happened_at timestamptz not null,
  received_at timestamptz not null default now(),
  event text not null,
  market text not null,
  language text not null,
  -- Without those that have a column.
  properties jsonb not null
) partition by range (day);
create index analytics_events_distinct_id on analytics_events (distinct_id);

/* Attaches the missing partitions of the days. A process that waits for the lock finds them there. */
create function analytics_add_partitions(first_day date, last_day date) returns void language plpgsql as $$
declare
  day date;
  name text;
begin
  perform pg_advisory_xact_lock(hashtext('analytics_add_partitions'));
  for day in select generate_series(first_day, last_day, interval '1 day')::date loop
    name := 'analytics_events_' || to_char(day, 'YYYYMMDD');
    if to_regclass(name) is null then
      -- Attaching blocks neither reads nor inserts of other partitions.
      execute format('create table %I (like analytics_events including defaults)', name);
      execute format('alter table analytics_events attach partition %I for values from (%L) to (%L)', name, day, day + 1);
    end if;
  end loop;
end $$;

/* Drops the partitions of days before `first_kept_day`. */
create function analytics_drop_partitions(first_kept_day date) returns integer language plpgsql as $$
declare
  name text;
  dropped integer := 0;
begin
  for name in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'analytics_events'::regclass
      and c.relname < 'analytics_events_' || to_char(first_kept_day, 'YYYYMMDD')
    order by 1
  loop
    execute format('drop table %I', name);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;

-- Events that were accepted, whichever partition they are in: each counts once.
create table analytics_insert_ids (
  insert_id text collate "C" primary key,
  received_on date not null default current_date
);
create index analytics_insert_ids_received_on on analytics_insert_ids (received_on);

-- The steps that a visit of a day has reached, as bits.
create table analytics_visits (
  distinct_id uuid not null,
  session_id uuid not null,
  day date not null,
  market text not null,
  steps smallint not null default 0,
  primary key (distinct_id, session_id, day, market)
);
create index analytics_visits_day on analytics_visits (day);

create table analytics_profiles (
  distinct_id uuid primary key,
  properties jsonb not null default '{}',
  -- Whether the forwarder was given anything of it, which a deletion must reach.
  is_forwarded boolean not null default false,
  changed_on date not null default current_date
);
create index analytics_profiles_changed_on on analytics_profiles (changed_on);

-- In which browsers a person consented while signed in, so that the events go with the person.
create table analytics_people (
  contact_id uuid not null references contacts on delete cascade,
  distinct_id uuid not null,
  seen_on date not null default current_date,
  primary key (contact_id, distinct_id)
);
create index analytics_people_distinct_id on analytics_people (distinct_id);
create index analytics_people_seen_on on analytics_people (seen_on);

-- Ids whose consent was withdrawn: events that were under way are refused.
create table analytics_withdrawals (
  distinct_id uuid primary key,
  withdrawn_at timestamptz not null default now()
);
create index analytics_withdrawals_at on analytics_withdrawals (withdrawn_at);

create table analytics_groups (
  group_key text not null,
  group_id text not null,
  properties jsonb not null default '{}',
  primary key (group_key, group_id)
);

-- What waits to be forwarded to a service elsewhere, in its order.
create table analytics_forwards (
  sequence bigint generated always as identity primary key,
  endpoint text not null check (endpoint in ('track', 'engage', 'groups')),
  -- Absent for groups.
  distinct_id uuid,
  record jsonb not null,
  queued_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now()
);
create index analytics_forwards_distinct_id on analytics_forwards (distinct_id);

-- Counts by day, without persons. Reports read nothing else.
create table analytics_event_tallies (
  day date not null,
  market text not null,
  event text not null,
  count bigint not null,
  primary key (day, market, event)
);
create table analytics_search_tallies (
  day date not null,
  market text not null,
  language text not null,
  -- Normalized words; '' for all searches without.
  query text collate "C" not null,
  searches bigint not null,
  without_result bigint not null,
  clicked bigint not null,
  primary key (day, market, language, query)
);
create table analytics_material_tallies (
  day date not null,
  market text not null,
  placement text not null,
  sap_material_number text collate "C" not null,
  views bigint not null,
  adds bigint not null,
  added_quantity numeric(18, 3) not null,
  orders bigint not null,
  ordered_quantity numeric(18, 3) not null,
  primary key (day, market, placement, sap_material_number)
);
create table analytics_funnel_tallies (
  day date not null,
  market text not null,
  searched bigint not null,
  clicked bigint not null,
  added bigint not null,
  ordered bigint not null,
  primary key (day, market)
);

/* Deletes all that is stored of an id and has the forwarder delete it elsewhere. Returns the number of its events.
   Waits for events of the id that are being stored; those that come later are refused. */
create function analytics_forget(forgotten uuid) returns integer language plpgsql as $$
declare
  deleted integer;
  was_forwarded boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended(forgotten::text, 0));
  insert into analytics_withdrawals (distinct_id) values (forgotten)
    on conflict (distinct_id) do update set withdrawn_at = now();
  delete from analytics_events where distinct_id = forgotten;
  get diagnostics deleted = row_count;
  delete from analytics_visits where distinct_id = forgotten;
  delete from analytics_profiles where distinct_id = forgotten returning is_forwarded into was_forwarded;
  delete from analytics_forwards where distinct_id = forgotten
    and not (endpoint = 'engage' and record ? '$delete');
  if was_forwarded then
    insert into analytics_forwards (endpoint, distinct_id, record)
      values ('engage', forgotten, jsonb_build_object('$distinct_id', forgotten::text, '$delete', ''));
  end if;
  return deleted;
end $$;
