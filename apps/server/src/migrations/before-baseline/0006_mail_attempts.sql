-- What a mail is given up by: since when it is tried, how often it was refused, how often it was sent without an answer.
alter table mails
  add column first_tried_at timestamptz,
  add column refusals integer not null default 0,
  add column unanswered integer not null default 0;
