-- What cutting cable to length costs, as a part of the line's amount. Null on lines from before it was stored: there it is
-- what price and quantity do not explain.
alter table order_lines add column cutting_fee numeric(14, 2);
