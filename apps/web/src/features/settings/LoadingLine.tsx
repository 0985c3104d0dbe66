import { Skeleton } from '../../ui/Skeleton.tsx';

/** The place of a list's first line. */
export function LoadingLine({ what }: { what: string }) {
  return (
    <>
      <span className="visually-hidden" role="status">
        Loading {what}
      </span>
      <Skeleton height="2.5rem" />
    </>
  );
}
