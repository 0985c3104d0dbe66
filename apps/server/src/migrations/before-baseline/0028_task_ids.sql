-- A new task's id is drawn before the task is written, so that what is recorded of it can name it.
grant usage on sequence tasks_id_seq to taskwell_tenant;
