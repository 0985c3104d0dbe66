/** Short forms in which people type to a chat, and what they stand for. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b2day\b/gi, 'today'],
  [/\b2(?:moro+w?|morrow|mrw|mor)\b/gi, 'tomorrow'],
  [/\b2nite\b/gi, 'tonight'],
  [/\b(?:tmrw?|tmw|tomoz|tmoro|tomorow)\b/gi, 'tomorrow'],
  [/^whats (?=\p{L}+ (?:doing|up to|working on)\b)/iu, 'what is '],
  [/^(?:wat|wut|wot)s\b/i, 'what is'],
  [/^(?:wat|wut|wot)\b/i, 'what'],
  // 'Whens it due', 'wheres the van'
  [/^(when|where|how|who|what)s (?=(?:it|this|that|the|my|our|his|her|their|next|up)\b)/i, '$1 is '],
  // 'Which tasks r urgent'
  [/(?<=\b(?:tasks?|what|which|who|where|how|those|these|they|we|you|there|ones|u)) r (?=\p{L})/giu, ' are '],
  // 'Anything 4 Jonas', but not 'buy 4 lamps'
  [/(?<=\b(?:tasks?|anything|something|nothing|what|list|due|open)) 4 (?=\p{L})/giu, ' for '],
];

/** 'What do i have 2day' as 'what do i have today'. */
export function withoutShortForms(message: string): string {
  return SHORT_FORMS.reduce((line, [pattern, words]) => line.replace(pattern, words), message);
}
