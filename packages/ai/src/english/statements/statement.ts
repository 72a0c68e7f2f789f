/** What a sentence says a thing is, both halves cut at the joints of its grammar. */
export type Statement = {
  term: { start: number; end: number };
  definition: { start: number; end: number };
  /** How it says so, surest first. */
  how: 'means' | 'is' | 'named' | 'aside' | 'does';
};

/** 'the reason', 'a good example': says something about the term, not what it is. */
export const SAYS_LITTLE =
  /^(?:(?:an?|the|one of the)\s+)?(?:(?:very|most|more|main|major|good|great|best|better|important|difficult|hard|easy|serious|useful|powerful|popular|central|crucial|significant|key|common|simplest|first|second|third|only|next|last|same|other|big|real|perfect|classic|clear|typical|another|fundamental|integral|essential|vital|critical|necessary|prized)\s+)+(?:\p{L}+\s+){0,2}(?:example|reason|result|problem|thing|fact|case|matter|question|lot|choice|challenge|part|one|way|step|factor|issue|difference|advantage|disadvantage|point|source|cause|goal|aim|concept|topic|idea|fit|tool|element|role|period|concern|skill)s?\b|^(?:an?|the)\s+(?:example|reason|result|problem|thing|fact|case|matter|question|lot|challenge|same|following|first|last|next|number of|function of|period of|point|key|best|most|only|answer|other|opposite|latter|former|cornerstone|hallmark|staple|must|priority|part of (?:our|your|their|everyday|daily|modern|human))\b/iu;

export const BE: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were']);
export const TERM_MAX_WORDS = 8;
