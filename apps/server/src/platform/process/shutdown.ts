type Closer = () => Promise<unknown>;

/** Longer than any orderly stop takes, and within the ten seconds that supervisors commonly allow. */
const deadlineMilliseconds = 9_500;

/** Ends what was started, in the opposite order, when the process is told to stop or cannot start. */
export class Shutdown {
  private readonly closers: Closer[] = [];
  private closing: Promise<void> | null = null;
  private isStarted = false;
  private isWanted = false;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.request());
    // The process that started this one is gone; nobody is left to stop it.
    process.once('disconnect', () => this.request());
    process.channel?.unref();
  }

  /** Registers how to end something that was just started. */
  add(closer: Closer): void {
    this.closers.push(closer);
  }

  /** Between the steps of the start; true when there is no point in going on. */
  get wasRequested(): boolean {
    return this.isWanted;
  }

  started(): void {
    this.isStarted = true;
    if (this.isWanted) void this.exit(0);
  }

  /** Repeated signals are one: the terminal, npm and the launcher each pass them on. */
  private request(): void {
    if (this.isWanted) return;
    this.isWanted = true;
    setTimeout(() => process.exit(1), deadlineMilliseconds).unref();
    // A start under way ends itself at its next step, when it is known what there is to end.
    if (this.isStarted) void this.exit(0);
  }

  async exit(code: number): Promise<void> {
    this.closing ??= this.closeAll();
    await this.closing;
    process.exit(code);
  }

  private async closeAll(): Promise<void> {
    for (const closer of this.closers.reverse()) {
      // One part that cannot end must not keep the others from it, PostgreSQL least of all.
      await closer().catch((error: unknown) => console.error(error));
    }
  }
}
