-- Dropping a partition waits for whoever reads events, and whoever stores some waits behind it: the job gives up soon
-- and tries again an hour later.
alter function analytics_add_partitions(date, date) set lock_timeout = '5s';
alter function analytics_drop_partitions(date) set lock_timeout = '5s';
