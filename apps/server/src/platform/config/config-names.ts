const leastLettersForNearMiss = 8;
const nearMissDistance = 2;

/**
 * A misspelt setting would be ignored silently. The .env file holds nothing but settings, so every unknown name in it
 * is a fault; the environment holds much else, so there only near misses of the longer names are.
 */
export function describeUnknownNames(known: string[], inEnvironment: string[], inFile: string[]): string[] {
  const fileFaults = inFile
    .toSorted()
    .filter((name) => !known.includes(name))
    .map((name) => describeFileName(name, known));
  const environmentFaults = inEnvironment
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find(
        (candidate) => countLetters(candidate) >= leastLettersForNearMiss && isNear(name, candidate),
      );
      return meant ? [`${name} in the environment is not a setting; did you mean ${meant}?`] : [];
    });
  return [...fileFaults, ...environmentFaults];
}

function describeFileName(name: string, known: string[]): string {
  const meant = known.find((candidate) => isNear(name, candidate));
  return `${name} in .env is not a setting${meant ? `; did you mean ${meant}?` : '; docs/operations.md lists them all.'}`;
}

function countLetters(name: string): number {
  return name.replaceAll('_', '').length;
}

function isNear(name: string, candidate: string): boolean {
  if (Math.abs(name.length - candidate.length) > nearMissDistance) return false;
  return editDistance(name, candidate) <= nearMissDistance;
}

/** Levenshtein's distance, one row at a time. */
function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [leftIndex, leftLetter] of [...left].entries()) {
    const next = [leftIndex + 1];
    for (const [rightIndex, rightLetter] of [...right].entries()) {
      const replaced = (row[rightIndex] ?? 0) + (leftLetter === rightLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[rightIndex + 1] ?? 0) + 1, (next[rightIndex] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}
