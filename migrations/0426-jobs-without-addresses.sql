-- Requests for a new password used to keep the e-mail address in their job, also after they were done. The queue is outside row security.

do $$
begin
  if to_regclass('pgboss.job') is not null then
    update pgboss.job set data = data #- '{data,email}' where name = 'password-reset-mail' and data #> '{data,email}' is not null;
  end if;
end $$;
