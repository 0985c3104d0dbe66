-- Calendar addresses (decision 37): rows of sessions like access tokens (0030), with a scope that opens the feed alone. A
-- person has one.
alter table sessions drop constraint sessions_scope_check;
alter table sessions add constraint sessions_scope_check check (scope in ('read', 'write', 'calendar'));
create unique index sessions_calendar on sessions (user_id) where scope = 'calendar';
