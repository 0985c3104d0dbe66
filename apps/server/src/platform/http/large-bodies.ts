import { LIMITS } from '@taskwell/contract/limits';
import { tooManyInFlight } from './failure.ts';

/** The bodies beyond LIMITS.bodyBytes that this process keeps: all that it keeps of requests is bounded by their number. */
export interface LargeBodies {
  /**
   * Counts one, from before it is read until its request is answered.
   *
   * @param owner whose it is: a company's id, or any name where there is none
   * @returns to be called once, at the end
   * @throws 429 when the owner, or all together, have too many
   */
  enter(owner: number | string): () => void;
}

export function createLargeBodies(): LargeBodies {
  const { perCompany, ofAll } = LIMITS.largeBodiesInFlight;
  const byOwner = new Map<number | string, number>();
  let all = 0;

  return {
    enter(owner) {
      const own = byOwner.get(owner) ?? 0;
      if (own >= perCompany || all >= ofAll) throw tooManyInFlight();
      byOwner.set(owner, own + 1);
      all += 1;
      return () => {
        const left = (byOwner.get(owner) ?? 1) - 1;
        if (left > 0) byOwner.set(owner, left);
        else byOwner.delete(owner);
        all -= 1;
      };
    },
  };
}
