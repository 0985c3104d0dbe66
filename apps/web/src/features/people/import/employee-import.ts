import type { NewEmployee } from '@taskwell/contract/employee-csv';
import type { Role } from '@taskwell/contract/labels';
import { useEffect, useRef, useState } from 'react';
import { useLeaveWarning } from '../../../lib/leave-warning.ts';
import { usePeopleChanges } from '../people-changes.ts';
import { readEmployeeFile } from './read-file.ts';
import { type ImportResult, remainingOf, uploadPeople } from './upload.ts';

export type ImportStep =
  | { name: 'choose' }
  | { name: 'unusable'; problem: string }
  | { name: 'faulty'; errors: readonly string[] }
  | { name: 'ready'; fileName: string; people: readonly NewEmployee[] }
  | { name: 'uploading'; sent: number; total: number }
  | { name: 'done'; result: ImportResult };

export interface EmployeeImport {
  step: ImportStep;
  choose: (file: File) => Promise<void>;
  upload: (people: readonly NewEmployee[]) => Promise<void>;
  /** Sends those that remain of an upload that failed or was stopped. */
  goOn: (before: ImportResult) => Promise<void>;
  /** Takes effect after the call that is under way. */
  stop: () => void;
}

/** From a chosen file to its result, step by step. */
export function useEmployeeImport(roles: readonly Role[]): EmployeeImport {
  const [step, setStep] = useState<ImportStep>({ name: 'choose' });
  const isStopped = useRef(false);
  const chosen = useRef<File | null>(null);
  const { refresh } = usePeopleChanges();
  useStopOnLeave(isStopped, step.name === 'uploading');

  async function choose(file: File): Promise<void> {
    chosen.current = file;
    const read = await readEmployeeFile(file, roles);
    // Another one was chosen while this one was read.
    if (chosen.current !== file) return;
    if (read.kind === 'unusable') setStep({ name: 'unusable', problem: read.problem });
    else if (read.kind === 'faulty') setStep({ name: 'faulty', errors: read.errors });
    else setStep({ name: 'ready', fileName: file.name, people: read.people });
  }

  async function upload(people: readonly NewEmployee[], before?: ImportResult): Promise<void> {
    isStopped.current = false;
    setStep({ name: 'uploading', sent: 0, total: people.length });
    const options = {
      onProgress: (sent: number) => setStep({ name: 'uploading', sent, total: people.length }),
      isStopped: () => isStopped.current,
    };
    const result = await uploadPeople(people, options, before);
    // The specified sentence sends people there.
    if (result.failed.length > 0) console.error('Employees that were not imported', result.failed);
    if (result.imported > 0) refresh();
    setStep({ name: 'done', result });
  }

  return {
    step,
    choose,
    upload: (people) => upload(people),
    goOn: (before) => upload(remainingOf(before), before),
    stop: () => {
      isStopped.current = true;
    },
  };
}

/** Leaving the screen stops the upload; closing the tab asks first. */
function useStopOnLeave(isStopped: React.RefObject<boolean>, isUploading: boolean): void {
  useLeaveWarning(isUploading);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [isStopped],
  );
}
