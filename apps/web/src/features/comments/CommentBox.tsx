import { LIMITS } from '@taskwell/contract/limits';
import { useEffect, useRef } from 'react';
import type { FieldBinding } from '../../lib/form.ts';
import { onEscape } from '../../ui/escape.ts';
import { FieldFrame } from '../../ui/Field.tsx';
import styles from './CommentBox.module.css';

interface CommentBoxProps extends FieldBinding<string> {
  label: string;
  placeholder?: string;
  takesFocus?: boolean;
  /** Given, Esc gives up the text here and leaves the dialog around it open. */
  onEscape?: () => void;
}

/** Where a comment is written, with what is left of its length. */
export function CommentBox({
  label,
  placeholder,
  takesFocus,
  onEscape: leave,
  name,
  value,
  error,
  onValue,
}: CommentBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const area = box.current;
    if (!takesFocus || !area) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  }, [takesFocus]);

  return (
    <FieldFrame label={label} error={error} counter={{ used: value.length, limit: LIMITS.commentLength }}>
      {({ className, ...control }) => (
        <textarea
          {...control}
          ref={box}
          name={name}
          dir="auto"
          className={`${className} ${styles.box}`}
          rows={2}
          maxLength={LIMITS.commentLength}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          onKeyDown={leave && onEscape(leave)}
        />
      )}
    </FieldFrame>
  );
}
