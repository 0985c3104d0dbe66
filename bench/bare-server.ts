import fastify from 'fastify';
import pg from 'pg';

/**
 * What the budgets are measured against: nothing but Fastify, pg and one statement a request, on a copy of the rows
 * without row-level security. Started as a process of its own, with DATABASE_URL and PORT.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const app = fastify();

app.get('/list', async () => {
  const { rows } = await pool.query({
    name: 'list',
    text: `select * from bare_tasks where company_id = $1 and archived = false order by urgency_rank, due_key, id limit 50`,
    values: [1],
  });
  return { data: rows };
});

app.get<{ Params: { id: string } }>('/task/:id', async (request) => {
  const { rows } = await pool.query({
    name: 'task',
    text: 'select * from bare_tasks where company_id = $1 and id = $2',
    values: [1, request.params.id],
  });
  return { data: rows[0] };
});

app.get<{ Params: { status: string } }>('/column/:status', async (request) => {
  const { rows } = await pool.query({
    name: 'column',
    text: `select * from bare_tasks where company_id = $1 and archived = false and status = $2
      order by urgency_rank, due_key, id limit 50`,
    values: [1, request.params.status],
  });
  return { data: rows };
});

// The people and the three newest comments too, as our task has them.
app.get<{ Params: { id: string } }>('/discussed/:id', async (request) => {
  const { rows } = await pool.query({
    name: 'discussed',
    text: `select t.*, json_build_object('id', lead.id, 'name', lead.name, 'email', lead.email) as assignee,
        json_build_object('name', assigner.name) as assigner, (
          select json_agg(json_build_object('content', c.content, 'createdAt', c.created_at,
            'author', json_build_object('name', c.author_name)) order by c.created_at desc, c.id desc)
          from (select * from bare_comments c where c.company_id = t.company_id and c.task_id = t.id
            order by c.created_at desc, c.id desc limit 3) c) as comments
      from bare_tasks t
      left join bare_users lead on lead.company_id = t.company_id and lead.id = t.assignee_id
      left join bare_users assigner on assigner.company_id = t.company_id and assigner.id = t.assigner_id
      where t.company_id = $1 and t.id = $2`,
    values: [1, request.params.id],
  });
  return { data: rows[0] };
});

app.post<{ Body: { title: string } }>('/insert', async (request, reply) => {
  const { rows } = await pool.query({
    name: 'insert',
    text: 'insert into bare_inserts (company_id, title, description) values ($1, $2, $3) returning *',
    values: [1, request.body.title, 'Notes'],
  });
  return reply.code(201).send({ data: rows[0] });
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('ready');
