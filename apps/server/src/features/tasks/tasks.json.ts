import { MISSING } from '@taskwell/contract/labels';
import { isGuestOn, type TaskRelation, taskAbilities } from '@taskwell/policy/policy';
import { type RawBuilder, sql } from 'kysely';
import type { Statement, TextRow } from '../../platform/connection.ts';
import type { Transaction } from '../../platform/database.ts';
import type { SignedInActor } from '../../platform/request.ts';
import { guestTask } from './tasks.guest.ts';

/**
 * How a task becomes the contract's JSON. Rows come as PostgreSQL's own text and are written straight into JSON text:
 * measured against objects and a serializer, and against JSON built by PostgreSQL, this takes the least time of both
 * processes together. What few tasks have (subtasks, co-assignees, comments …) is only looked for where the row's
 * counters say there is some; what the caller may do is the policy's and is added last.
 */

/** For the row `t`; use with taskPeople in the from clause and read with readTaskRow. */
export const taskRowColumns = sql`
  t.id, t.company_id, t.title, t.description, t.status, t.priority, t.due_date, t.archived, t.created_at, t.updated_at,
  t.version, t.assignee_id, t.assigner_id, t.external_contact_id, t.parent_id, t.comment_count, t.subtask_count,
  t.co_assignee_count, t.share_count, t.collaborator_count, lead.name, lead.email, assigner.name`;

const COMMENTS_SHOWN = 3;

/** The newest comments of a task, as JSON. */
const commentsOf = (companyId: RawBuilder<unknown>, taskId: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('content', c.content, 'createdAt', app.instant(c.created_at),
    'author', json_build_object('name', coalesce(u.name, c.author_name))) order by c.created_at desc, c.id desc), '[]')
  from (select * from comments c where c.company_id = ${companyId} and c.task_id = ${taskId}
        order by c.created_at desc, c.id desc limit ${sql.lit(COMMENTS_SHOWN)}) c
  left join users u on u.id = c.author_id)::text`;

/** The same columns and the comments with them: for one task that saves a round trip, for a page it would cost more. */
export const taskRowColumnsWithComments = sql`${taskRowColumns},
  case when t.comment_count > 0 then ${commentsOf(sql`t.company_id`, sql`t.id`)} end`;

export const taskPeople = sql`
  left join users lead on lead.company_id = t.company_id and lead.id = t.assignee_id
  left join users assigner on assigner.company_id = t.company_id and assigner.id = t.assigner_id`;

export interface TaskRow {
  id: number;
  companyId: number;
  assignerId: number | null;
  assigneeId: number | null;
  /** What a cursor is made of, as the JSON has it. */
  sortFields: {
    id: string;
    title: string;
    status: string;
    priority: string;
    dueDate: string | null;
    createdAt: string;
  };
  /** How many of each there are, by the bits of CHILDREN. */
  children: number;
  /** JSON, where the row was selected with them. */
  comments: string | null;
  /** The task's own fields, an object not yet closed. */
  json: string;
}

/** Runs a statement that selects taskRowColumns; `isLast` as of Transaction.selectTexts. */
export async function selectTaskRows(tx: Transaction, statement: Statement, isLast = false): Promise<TaskRow[]> {
  return (await tx.selectTexts(statement, isLast)).map(readTaskRow);
}

function readTaskRow(columns: TextRow): TaskRow {
  const [
    id = '',
    companyId,
    title,
    description,
    status = '',
    priority = '',
    dueDate,
    archived,
    createdAt,
    updatedAt,
    version,
    assigneeId,
    assignerId,
    externalContactId,
    parentId,
    commentCount,
    subtaskCount,
    coAssigneeCount,
    shareCount,
    collaboratorCount,
    leadName,
    leadEmail,
    assignerName,
    comments,
  ] = columns;
  const sortFields = {
    id: id as string,
    title: title as string,
    status: status as string,
    priority: priority as string,
    dueDate: instant(dueDate),
    createdAt: instant(createdAt) as string,
  };
  const lead =
    assigneeId && leadName ? `{"id":${assigneeId},"name":${text(leadName)},"email":${text(leadEmail)}}` : null;
  const assigner = assignerName ? `{"name":${text(assignerName)}}` : null;
  return {
    id: Number(id),
    companyId: Number(companyId),
    assignerId: assignerId ? Number(assignerId) : null,
    assigneeId: assigneeId ? Number(assigneeId) : null,
    sortFields,
    comments: comments ?? null,
    children:
      (subtaskCount !== '0' ? 1 : 0) |
      (coAssigneeCount !== '0' ? 2 : 0) |
      (shareCount !== '0' ? 4 : 0) |
      (collaboratorCount !== '0' ? 8 : 0) |
      (commentCount !== '0' && !comments ? 16 : 0) |
      (externalContactId ? 32 : 0) |
      (parentId ? 64 : 0),
    json:
      `{"id":${id},"title":${text(title)},"description":${text(description)},"status":"${status}","priority":"${priority}"` +
      `,"dueDate":${quoted(sortFields.dueDate)},"archived":${archived === 't'},"createdAt":"${sortFields.createdAt}"` +
      `,"updatedAt":${quoted(instant(updatedAt))},"version":${version},"assigneeId":${assigneeId},"assignee":${lead}` +
      `,"assignerId":${assignerId},"assigner":${assigner},"externalContactId":${externalContactId}` +
      `,"commentCount":${commentCount},"subtaskCount":${subtaskCount}`,
  };
}

function text(value: string | null | undefined): string {
  return JSON.stringify(value ?? null);
}

function quoted(plain: string | null): string {
  return plain === null ? 'null' : `"${plain}"`;
}

/** '2026-11-20 18:09:50.3+00', as PostgreSQL writes it in UTC, in ISO 8601 with milliseconds. */
function instant(stored: string | null | undefined): string | null {
  if (!stored) return null;
  const fraction = stored.slice(20, -3).padEnd(3, '0');
  return `${stored.slice(0, 10)}T${stored.slice(11, 19)}.${fraction}Z`;
}

/** What the queries below answer: a task's JSON for one field, and whether the caller is among the people in it. */
interface ChildRow {
  taskId: number;
  json: string;
  isMine: boolean;
}

interface Child {
  bit: number;
  field: string;
  /** Where the field stands for none. */
  empty: '[]' | 'null';
  /** Rows for the tasks in `ids`. */
  select: (ids: RawBuilder<unknown>, me: RawBuilder<unknown>) => RawBuilder<ChildRow>;
  /** What the caller is to the task when they are in it. */
  relation?: 'isCoAssignee' | 'isSharedWith';
}

const CHILDREN: Child[] = [
  {
    bit: 1,
    field: 'subtasks',
    empty: '[]',
    select: (ids) => sql`
      select s.parent_id as "taskId", false as "isMine", json_agg(json_build_object('id', s.id, 'title', s.title,
        'status', s.status, 'assignee', case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end)
        order by s.id)::text as json
      from tasks s left join users u on u.company_id = s.company_id and u.id = s.assignee_id
      where (s.company_id, s.parent_id) in (${ids}) group by s.parent_id`,
  },
  {
    bit: 2,
    field: 'coAssignees',
    empty: '[]',
    relation: 'isCoAssignee',
    select: (ids, me) => sql`
      select x.task_id as "taskId", bool_or(x.user_id = ${me}) as "isMine", json_agg(json_build_object('id', x.id,
        'userId', x.user_id, 'user', json_build_object('name', u.name, 'email', u.email)) order by x.id)::text as json
      from task_co_assignees x join users u on u.company_id = x.company_id and u.id = x.user_id
      where (x.company_id, x.task_id) in (${ids}) group by x.task_id`,
  },
  {
    bit: 4,
    field: 'sharedWith',
    empty: '[]',
    relation: 'isSharedWith',
    select: (ids, me) => sql`
      select x.task_id as "taskId", bool_or(x.user_id = ${me}) as "isMine", json_agg(json_build_object('id', x.id,
        'userId', x.user_id, 'user', json_build_object('name', u.name)) order by x.id)::text as json
      from task_shares x join users u on u.company_id = x.company_id and u.id = x.user_id
      where (x.company_id, x.task_id) in (${ids}) group by x.task_id`,
  },
  {
    bit: 8,
    field: 'collaborators',
    empty: '[]',
    select: (ids) => sql`
      select t.task_id as "taskId", false as "isMine", json_agg(json_build_object('id', x.id, 'permissionLevel', 'COMMENT',
        'userId', x.user_id,
        'user', json_build_object('name', x.name, 'email', x.email),
        'company', json_build_object('name', coalesce(x.company_name, ${MISSING.unknown}::text))) order by x.id)::text as json
      from (${ids}) t (company_id, task_id) cross join lateral app.collaborators_of(t.company_id, t.task_id) x
      group by t.task_id`,
  },
  {
    bit: 16,
    field: 'comments',
    empty: '[]',
    select: (ids) => sql`
      select t.task_id as "taskId", false as "isMine", ${commentsOf(sql`t.company_id`, sql`t.task_id`)} as json
      from (${ids}) t (company_id, task_id)`,
  },
  {
    bit: 32,
    field: 'externalContact',
    empty: 'null',
    select: (ids) => sql`
      select t.id as "taskId", false as "isMine", json_build_object('name', c.name, 'email', c.email)::text as json
      from tasks t join contacts c on c.company_id = t.company_id and c.id = t.external_contact_id
      where (t.company_id, t.id) in (${ids})`,
  },
  {
    bit: 64,
    field: 'parentTask',
    empty: 'null',
    select: (ids) => sql`
      select t.id as "taskId", false as "isMine", json_build_object('id', p.id, 'title', p.title)::text as json
      from tasks t join tasks p on p.company_id = t.company_id and p.id = t.parent_id
      where (t.company_id, t.id) in (${ids})`,
  },
];

export interface CompleteTask {
  id: number;
  /** The contract's JSON. */
  text: string;
  relation: TaskRelation;
}

/** Completes rows to the contract's JSON, in the order given. */
export async function completeTasks(tx: Transaction, actor: SignedInActor, rows: TaskRow[]): Promise<CompleteTask[]> {
  const present = CHILDREN.filter((child) => rows.some((row) => (row.children & child.bit) !== 0));
  // Sent together, answered together: one round trip however many there are.
  const found = new Map(
    await Promise.all(present.map(async (child) => [child, await selectChild(tx, actor, rows, child)] as const)),
  );
  return rows.map((row) => completeTask(actor, row, found));
}

async function selectChild(
  tx: Transaction,
  actor: SignedInActor,
  rows: TaskRow[],
  child: Child,
): Promise<Map<number, ChildRow>> {
  const parents = rows.filter((row) => (row.children & child.bit) !== 0);
  const ids = sql`select * from unnest(${parents.map((row) => row.companyId)}::bigint[], ${parents.map((row) => row.id)}::bigint[])`;
  const result = await child.select(ids, sql`${actor.userId}::bigint`).execute(tx.db);
  return new Map(result.rows.map((row) => [row.taskId, row]));
}

function completeTask(actor: SignedInActor, row: TaskRow, found: Map<Child, Map<number, ChildRow>>): CompleteTask {
  const relation = {
    isSameCompany: row.companyId === actor.companyId,
    isAssigner: row.assignerId === actor.userId,
    isLead: row.assigneeId === actor.userId,
    isCoAssignee: false,
    isSharedWith: false,
    isCollaborator: actor.collaboratesOn.some(({ taskId }) => taskId === row.id),
    isSubtask: (row.children & 64) !== 0,
  };
  let json = row.json;
  for (const child of CHILDREN) {
    const childRow = found.get(child)?.get(row.id);
    const preloaded = child.field === 'comments' ? row.comments : null;
    json += `,"${child.field}":${preloaded ?? childRow?.json ?? child.empty}`;
    if (child.relation && childRow?.isMine) relation[child.relation] = true;
  }
  const text = json + callerText(actor, relation);
  return { id: row.id, text: isGuestOn(actor, relation) ? guestTask(actor, text) : text, relation };
}

const callerTexts = new Map<string, string>();

/** The part of a task's JSON that depends on the caller; the same few combinations come again and again. */
function callerText(actor: SignedInActor, relation: TaskRelation): string {
  const key = `${actor.role} ${actor.isPersonal} ${Object.values(relation).join()}`;
  let json = callerTexts.get(key);
  if (!json) {
    const abilities = taskAbilities(actor, relation);
    const sharedWithYou = relation.isSharedWith && !abilities.comment;
    json = `,"sharedWithYou":${sharedWithYou},"abilities":${JSON.stringify(abilities)}}`;
    callerTexts.set(key, json);
  }
  return json;
}
