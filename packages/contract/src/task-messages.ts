import { formatCount } from './numbers.ts';

// Apart from messages.ts, which the screens before the sign-in load: only those of tasks need these.

/** What failed with a task, its comments or the people in it (SPEC §8). */
export const TASK_FAILURES = {
  fetchTasks: 'Failed to fetch tasks',
  fetchTask: 'Failed to fetch task',
  fetchOverview: 'Failed to load your overview',
  createTask: 'Failed to create task',
  createSubtask: 'Failed to create subtask',
  shareTask: 'Failed to share task',
  unshareTask: 'Failed to unshare task',
  archiveTask: 'Failed to archive task. Please try again.',
  unarchiveTask: 'Failed to unarchive task. Please try again.',
  taskSummary: 'Failed to create task summary',
  fetchUpdates: 'Failed to fetch the history of this task',
  bulkChange: 'Failed to change the selected tasks',
  loadComments: 'Failed to load comments',
  addComment: 'Failed to add comment',
  updateComment: 'Failed to update comment',
  deleteComment: 'Failed to delete comment',
  addCoAssignee: 'Failed to add co-assignee',
  removeCoAssignee: 'Failed to remove co-assignee',
  updateTask: 'Failed to update task',
  deleteTask: 'Failed to delete task',
  tasksNotDeleted: (tasks: number) =>
    tasks === 1
      ? 'Your session ended before the task was deleted'
      : `Your session ended before ${formatCount(tasks, 'task')} were deleted`,
  nobodyChosen: (typed: string) => `Nobody was chosen: “${typed}” is not the whole name of one person`,
  completeTask: 'Failed to complete task. Please try again.',
  updateTaskStatus: 'Failed to update task status',
  updateTaskPriority: 'Failed to update task priority',
  sendInvitation: 'Failed to send invitation. Please try again.',
  taskGone: 'This task does not exist',
  parentGone: 'This task was deleted, or you no longer have access to it. Please choose another parent task.',
  taskGoneWhileEdited:
    'This task was deleted, or you no longer have access to it. What you typed is still here: you can create a new task from it.',
  savedWithoutInvitation: (reason: string) => `The task is saved, but the invitation was not sent. ${reason}`,
  fetchInvitations: 'Failed to load your invitations',
  takeBackInvitation: 'Failed to take back the invitation',
  removeCollaborator: 'Failed to remove collaborator',
  leaveTask: 'Failed to leave the task',
} as const;

/** What is said of a task when something went well. */
export const TASK_SUCCESSES = {
  taskCreated: 'Task created',
  taskUpdated: 'Task updated',
  taskDeleted: 'Task deleted',
  tasksDeleted: (tasks: number) => `${formatCount(tasks, 'task')} deleted`,
  /** With how many of the selected ones had nothing to change. */
  tasksChanged: (tasks: number, same = 0) => {
    const changed = tasks === 1 ? 'Task updated' : `${formatCount(tasks, 'task')} updated`;
    return same === 0 ? changed : `${changed}; ${same} ${same === 1 ? 'was' : 'were'} like that already`;
  },
  tasksSame: (tasks: number) =>
    tasks === 1 ? 'The task is like that already' : `All ${formatCount(tasks, 'task')} are like that already`,
  tasksImported: (tasks: number) => `Imported ${formatCount(tasks, 'task')}`,
  taskArchived: 'Task archived',
  taskUnarchived: 'Task moved back from the archive',
  taskShared: (name: string) => `Shared with ${name}`,
  taskUnshared: 'No longer shared',
  subtaskCreated: 'Subtask added',
  coAssigneeAdded: (name: string) => `${name} is now a co-assignee`,
  coAssigneeRemoved: 'Co-assignee removed',
  commentAdded: 'Comment added',
  commentUpdated: 'Comment updated',
  commentDeleted: 'Comment deleted',
  summaryCopied: 'Summary copied',
  statusChanged: (label: string) => `Status changed to ${label}`,
  priorityChanged: (label: string) => `Priority changed to ${label}`,
  invitationSent: 'Task invitation sent successfully!',
  invitationCancelled: 'Invitation taken back',
  collaboratorRemoved: 'Collaborator removed',
  taskLeft: 'You have left the task',
} as const;

/** What Ctrl or Cmd with Z says of what it does not take back. */
export const NOT_TAKEN_BACK = {
  comment: 'Sending a comment is not taken back. You can edit it.',
  newTask: 'Creating a task is not taken back. You can delete it.',
  invitation: 'An invitation is withdrawn in its task',
  deletedTask: 'A deleted task does not come back',
} as const;
