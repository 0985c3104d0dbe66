import type { Task } from '@taskwell/contract/schemas';

/** What a change makes of a task on the screen as long as the server has not answered it. */
export interface TaskPaint {
  change: (task: Task) => Task;
  /** Whether no list shows the task meanwhile; asked of the task as the server has it. */
  hides: (task: Task) => boolean;
}

interface PaintedTask {
  /** As the server had it last. */
  fromServer: Task;
  /** The changes under way, in the order in which they were made. */
  paints: TaskPaint[];
}

const paintedTasks = new Map<number, PaintedTask>();

/**
 * From now on the task is shown with this change, whatever is read of it meanwhile.
 *
 * @param shown the task as it is on the screen
 * @returns the task as the server had it last
 */
export function addPaint(shown: Task, paint: TaskPaint): Task {
  const painted = paintedTasks.get(shown.id) ?? { fromServer: shown, paints: [] };
  painted.paints.push(paint);
  paintedTasks.set(shown.id, painted);
  return painted.fromServer;
}

/** @returns the task as the server had it last */
export function removePaint(id: number, paint: TaskPaint): Task | undefined {
  const painted = paintedTasks.get(id);
  if (painted === undefined) return undefined;
  painted.paints = painted.paints.filter((other) => other !== paint);
  if (painted.paints.length === 0) paintedTasks.delete(id);
  return painted.fromServer;
}

/** The tasks with changes under way, as the server had them last. */
export function tasksUnderWay(): Task[] {
  return [...paintedTasks.values()].map(({ fromServer }) => fromServer);
}

export interface ShownTask {
  task: Task;
  isListed: boolean;
}

/** How a task that has come from the server is shown: with every change of it that is under way. */
export function withPaints(task: Task): ShownTask {
  const painted = paintedTasks.get(task.id);
  if (painted === undefined) return { task, isListed: true };
  if (task.version >= painted.fromServer.version) painted.fromServer = task;
  const { fromServer, paints } = painted;
  return {
    task: paints.reduce((shown, { change }) => change(shown), fromServer),
    isListed: !paints.some(({ hides }) => hides(fromServer)),
  };
}
