-- What a customer’s own system wrote to an order as a whole; the page has no place for it.
alter table orders add column note text not null default '';

-- What a customer's system was told of its order, so that a repetition is told the same.
alter table punchout_documents add column answer text;
