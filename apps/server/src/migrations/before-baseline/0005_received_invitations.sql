-- People find the invitations they accepted beside those that wait for their answer.
drop index task_invitations_recipient;
create index task_invitations_recipient on task_invitations (recipient_email, id) where status in ('PENDING', 'ACCEPTED');
