-- Until when one worker has the mail to itself, so that no transaction has to wait for a mail server.
alter table mails add column held_until timestamptz;
