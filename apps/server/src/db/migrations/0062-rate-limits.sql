-- Requests counted by network, shared by all processes; in the shape that the rate limiter's library expects. Not logged:
-- losing the counts of a minute in a crash costs nothing, and each of them is written often.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
