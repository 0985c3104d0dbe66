import { MISSING } from '@taskwell/contract/labels';
import { isGuestOn, type TaskRelation, taskAbilities } from '@taskwell/policy/policy';
import { type RawBuilder, sql } from 'kysely';
import { type OpenTransaction, statementOf } from '../../platform/database/database.ts';
import type { SignedInActor } from '../../platform/http/request.ts';
import { guestTask } from './tasks.guest.ts';

/**
 * How a task becomes the contract's JSON. PostgreSQL writes the fields of its own row as JSON text, beside the ids and
 * counts that the rest depends on. What few tasks have (subtasks, co-assignees, comments …) is only looked for where the
 * counts say there is some; what the caller may do is the policy's and is added last.
 */

/** What of a task decides who stands how to it, and which rows of other tables its JSON needs. */
export interface TaskRelations {
  id: number;
  companyId: number;
  assignerId: number | null;
  assigneeId: number | null;
  parentId: number | null;
  externalContactId: number | null;
  subtaskCount: number;
  commentCount: number;
  coAssigneeCount: number;
  shareCount: number;
  collaboratorCount: number;
}

export interface TaskRow extends TaskRelations {
  /** The task's own fields, as a JSON object. */
  json: string;
  /** The newest comments as a JSON array, where the row was selected with them and has some. */
  comments?: string | null;
}

/** The columns of TaskRelations, of the row `t`. */
export const taskRelations = sql<TaskRelations>`t.id, t.company_id as "companyId", t.assigner_id as "assignerId",
  t.assignee_id as "assigneeId", t.parent_id as "parentId", t.external_contact_id as "externalContactId",
  t.subtask_count as "subtaskCount", t.comment_count as "commentCount", t.co_assignee_count as "coAssigneeCount",
  t.share_count as "shareCount", t.collaborator_count as "collaboratorCount"`;

/** The columns of a TaskRow, of the row `t`; with taskPeople in the from clause. */
export const taskRow = sql<TaskRow>`${taskRelations}, (select row_to_json(own)::text from (select
  t.id, t.title, t.description, t.status, t.priority, app.instant(t.due_date) as "dueDate", t.archived,
  app.instant(t.created_at) as "createdAt", app.instant(t.updated_at) as "updatedAt", t.version,
  t.assignee_id as "assigneeId", case when lead.id is not null
    then json_build_object('id', lead.id, 'name', lead.name, 'email', lead.email) end as assignee,
  t.assigner_id as "assignerId", case when assigner.id is not null
    then json_build_object('name', assigner.name) end as assigner,
  t.external_contact_id as "externalContactId", t.comment_count as "commentCount",
  t.subtask_count as "subtaskCount") own) as json`;

export const taskPeople = sql`
  left join users lead on lead.company_id = t.company_id and lead.id = t.assignee_id
  left join users assigner on assigner.company_id = t.company_id and assigner.id = t.assigner_id`;

const COMMENTS_SHOWN = 3;

/** The newest comments of a task, as JSON. */
const commentsOf = (companyId: RawBuilder<unknown>, taskId: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('content', c.content, 'createdAt', app.instant(c.created_at),
    'author', json_build_object('name', coalesce(u.name, c.author_name))) order by c.created_at desc, c.id desc), '[]')
  from (select * from comments c where c.company_id = ${companyId} and c.task_id = ${taskId}
        order by c.created_at desc, c.id desc limit ${sql.lit(COMMENTS_SHOWN)}) c
  left join users u on u.id = c.author_id)::text`;

/** A TaskRow with its comments: for one task that saves a round trip, for a page it would cost more. */
export const taskRowWithComments = sql<TaskRow>`${taskRow},
  case when t.comment_count > 0 then ${commentsOf(sql`t.company_id`, sql`t.id`)} end as comments`;

/** What the queries below answer: a task's JSON for one field, and whether the caller is among the people in it. */
interface PartRow {
  taskId: number;
  json: string;
  isMine: boolean;
}

/** A field of a task's JSON that stands in other tables. */
interface Part {
  field: string;
  /** Where the field stands for none. */
  empty: '[]' | 'null';
  /** Whether the task has any. */
  isIn: (task: TaskRelations, actor: SignedInActor) => boolean;
  /** Rows for the tasks in `ids`. */
  select: (ids: RawBuilder<unknown>, me: RawBuilder<unknown>) => RawBuilder<PartRow>;
  /** What the caller is to the task when they are in it. */
  relation?: 'isCoAssignee' | 'isSharedWith';
}

const PARTS: Part[] = [
  {
    field: 'subtasks',
    empty: '[]',
    isIn: (task) => task.subtaskCount > 0,
    select: (ids, me) => sql`
      select s.parent_id as "taskId", false as "isMine", json_agg(json_build_object('id', s.id, 'title', s.title,
        'status', s.status, 'version', s.version,
        'assignee', case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end,
        'assignerId', s.assigner_id, 'isCoAssignee', s.co_assignee_count > 0 and exists (
          select from task_co_assignees x where x.company_id = s.company_id and x.task_id = s.id and x.user_id = ${me}))
        order by s.id)::text as json
      from tasks s left join users u on u.company_id = s.company_id and u.id = s.assignee_id
      where (s.company_id, s.parent_id) in (${ids}) group by s.parent_id`,
  },
  {
    field: 'coAssignees',
    empty: '[]',
    isIn: (task) => task.coAssigneeCount > 0,
    relation: 'isCoAssignee',
    select: (ids, me) => sql`
      select x.task_id as "taskId", bool_or(x.user_id = ${me}) as "isMine", json_agg(json_build_object('id', x.id,
        'userId', x.user_id, 'user', json_build_object('name', u.name, 'email', u.email)) order by x.id)::text as json
      from task_co_assignees x join users u on u.company_id = x.company_id and u.id = x.user_id
      where (x.company_id, x.task_id) in (${ids}) group by x.task_id`,
  },
  {
    field: 'sharedWith',
    empty: '[]',
    isIn: (task) => task.shareCount > 0,
    relation: 'isSharedWith',
    select: (ids, me) => sql`
      select x.task_id as "taskId", bool_or(x.user_id = ${me}) as "isMine", json_agg(json_build_object('id', x.id,
        'userId', x.user_id, 'user', json_build_object('name', u.name)) order by x.id)::text as json
      from task_shares x join users u on u.company_id = x.company_id and u.id = x.user_id
      where (x.company_id, x.task_id) in (${ids}) group by x.task_id`,
  },
  {
    field: 'collaborators',
    empty: '[]',
    isIn: (task) => task.collaboratorCount > 0,
    select: (ids) => sql`
      select t.task_id as "taskId", false as "isMine", json_agg(json_build_object('id', x.id, 'permissionLevel', 'COMMENT',
        'userId', x.user_id,
        'user', json_build_object('name', x.name, 'email', x.email),
        'company', json_build_object('name', coalesce(x.company_name, ${MISSING.unknown}::text))) order by x.id)::text as json
      from (${ids}) t (company_id, task_id) cross join lateral app.collaborators_of(t.company_id, t.task_id) x
      group by t.task_id`,
  },
  {
    field: 'comments',
    empty: '[]',
    isIn: (task) => task.commentCount > 0,
    select: (ids) => sql`
      select t.task_id as "taskId", false as "isMine", ${commentsOf(sql`t.company_id`, sql`t.task_id`)} as json
      from (${ids}) t (company_id, task_id)`,
  },
  {
    field: 'externalContact',
    empty: 'null',
    isIn: (task) => task.externalContactId !== null,
    select: (ids) => sql`
      select t.id as "taskId", false as "isMine", json_build_object('name', c.name, 'email', c.email)::text as json
      from tasks t join contacts c on c.company_id = t.company_id and c.id = t.external_contact_id
      where (t.company_id, t.id) in (${ids})`,
  },
  {
    field: 'receivedFrom',
    empty: 'null',
    isIn: (task, actor) => task.companyId !== actor.companyId,
    select: (ids) => sql`
      select t.task_id as "taskId", false as "isMine",
        json_build_object('name', x.name, 'company', x.company_name)::text as json
      from (${ids}) t (company_id, task_id) cross join lateral app.received_from(t.company_id, t.task_id) x`,
  },
  {
    field: 'parentTask',
    empty: 'null',
    isIn: (task) => task.parentId !== null,
    select: (ids) => sql`
      select t.id as "taskId", false as "isMine", json_build_object('id', p.id, 'title', p.title)::text as json
      from tasks t join tasks p on p.company_id = t.company_id and p.id = t.parent_id
      where (t.company_id, t.id) in (${ids})`,
  },
];

/** By field and task. */
type FoundParts = Map<string, Map<number, PartRow>>;

/** What the tasks have in other tables. Sent together, answered together: one round trip however many there are. */
async function findParts(tx: OpenTransaction, actor: SignedInActor, tasks: TaskRelations[]): Promise<FoundParts> {
  const found = PARTS.map(async (part): Promise<[string, Map<number, PartRow>]> => {
    const having = tasks.filter((task) => part.isIn(task, actor));
    if (having.length === 0) return [part.field, new Map()];
    const ids = sql`select * from unnest(${having.map(({ companyId }) => companyId)}::bigint[],
      ${having.map(({ id }) => id)}::bigint[])`;
    const { rows } = await tx.run<PartRow>(statementOf(part.select(ids, sql`${actor.userId}::bigint`)));
    return [part.field, new Map(rows.map((row) => [row.taskId, row]))];
  });
  return new Map(await Promise.all(found));
}

export interface CompleteTask {
  id: number;
  /** The contract's JSON. */
  text: string;
  relation: TaskRelation;
}

/** Completes rows to the contract's JSON, in the order given. */
export async function completeTasks(
  tx: OpenTransaction,
  actor: SignedInActor,
  rows: TaskRow[],
): Promise<CompleteTask[]> {
  const withComments = (row: TaskRow) => (row.comments ? { ...row, commentCount: 0 } : row);
  const found = await findParts(tx, actor, rows.map(withComments));
  return rows.map((row) => completeTask(actor, row, found));
}

/**
 * Completes a row that is still on its way to the contract's JSON: what it has in other tables is known already, and is
 * asked for behind it.
 */
export async function completeTaskOnItsWay(
  tx: OpenTransaction,
  actor: SignedInActor,
  row: Promise<TaskRow>,
  relations: TaskRelations,
): Promise<string> {
  const [found, written] = await Promise.all([findParts(tx, actor, [relations]), row]);
  return completeTask(actor, written, found).text;
}

function completeTask(actor: SignedInActor, row: TaskRow, found: FoundParts): CompleteTask {
  const relation = {
    isSameCompany: row.companyId === actor.companyId,
    isAssigner: row.assignerId === actor.userId,
    isLead: row.assigneeId === actor.userId,
    isCoAssignee: false,
    isSharedWith: false,
    isCollaborator: actor.collaboratesOn.some(({ taskId }) => taskId === row.id),
    isSubtask: row.parentId !== null,
  };
  let json = row.json.slice(0, -1);
  for (const { field, empty, relation: mine } of PARTS) {
    const part = found.get(field)?.get(row.id);
    const preloaded = field === 'comments' ? row.comments : null;
    json += `,"${field}":${preloaded ?? part?.json ?? empty}`;
    if (mine && part?.isMine) relation[mine] = true;
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
