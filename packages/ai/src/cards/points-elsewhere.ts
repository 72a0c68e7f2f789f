const PLACES =
  'chapter|section|equation|figure|table|example|paragraph|passage|page|module|lesson|diagram|graph|exercise|problem';
/** What authors say about their own book. 'What we can see' and 'your beliefs' are anybody's. */
const TELLING =
  'assume|call|consider|considered|covered|define|defined|denote|derive|derived|described|discuss|discussed|encountered|examine|examined|explored|introduced|learned|learnt|mentioned|met|noted|obtain|obtained|refer|saw|showed|studied|write';
const POINTERS = [
  /^(?:this|these|those|it|its|they|their|he|she|such|here|above|below|we|you|let)\b/u,
  /^(?:điều này|điều đó|cái này|nó|chúng|đây|đó)\s/u,
  /\b(?:this|these|let’s|let's|let us)\b/iu,
  new RegExp(
    `\\b(?:we|you)(?:[’'](?:ve|ll)| have| will| can| just| already| also| now| first){0,3} (?:${TELLING}|see(?= (?:that|how|in|later|below))|seen|(?<=will )(?:learn|see|study))\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:earlier|preceding|previous|following|next|last|later|above) (?:${PLACES})s?\\b|\\b(?:in|see|from|by|of|for|on|to) the (?:figure|table|diagram|graph) ?(?:above|below|shows?)?\\b|\\b(?:${PLACES}) \\d`,
    'iu',
  ),
  /\b(?:the above|the below|the following|the former|the latter|as above|as follows|as (?:shown|seen|described|discussed|mentioned|noted|illustrated|defined)|(?:defined|described|discussed|mentioned|seen|shown|noted) (?:above|below|earlier|before|previously|here)|shown in)\b/iu,
  /\b(?:however|therefore|thus|hence|for example|for instance|such as|as well as|in addition|in other words)$/iu,
  /\b(?:of|in|at|to|for|from|by|with|on) (?:that|such)\b(?! as\b)/iu,
  /\bfollowing (?:ways?|things|steps|reasons|kinds|types|rules|parts|points|conditions|criteria)\b/iu,
  // 'consider such practices as attempts'; 'such countries as France' says which.
  /\bsuch (?!as\b|an?\b)\p{L}+(?! as\b)(?=\W|$)|\b(?:consider|regard|view|treat|see)s? such\b/iu,
  // Of a picture that is not there, and larger than something that was named before.
  /\b(?:horizontal|vertical|[xy]-?)\s?axis\b/iu,
  /\b(?:much|far|even|slightly) (?:\p{L}+er|more|less)\b(?!.*\bthan\b)/iu,
  /theo đoạn trên|nêu trên|tiếp theo trong|kế tiếp trong|sau đây$|dưới đây$/iu,
];

/** Whether words make sense only beside what is not there: 'this force', 'as shown in the next section'. */
export function pointsElsewhere(words: string): boolean {
  // Begun small, so that 'It' is a pronoun and 'IT' is none.
  const begun = words.charAt(0).toLowerCase() + words.slice(1);
  return POINTERS.some((pointer) => pointer.test(begun));
}
