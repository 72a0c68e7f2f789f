import { phraseWords } from '../../reading/compare-phrases';

const MAX = { characters: 110, words: 14 };
/** A statement stands where a term should: 'Buyer responds', 'There are two kinds'. */
const SAYS_IN_ENGLISH =
  /(?:^|\s)(?:is|are|was|were|am|be|been|has|have|had|can|could|will|would|should|must|may|might|does|do|did|says?|said|responds?|means?|includes?|including|involves?|provides?|gives?|shows?|there|following|that|which|let|we|you|they|he|she|i|if|when|because|although)(?:\s|$)/iu;
const SAYS_IN_VIETNAMESE =
  /(?:^|\s)(?:là|được|có thể|sẽ|đã|đang|phải|nên|nếu|khi|vì|chúng ta|ta|bạn|sau đây|dưới đây|như sau|bao gồm|gồm)(?:\s|$)|\ssau$/iu;
/** 'tự do' and 'can thiệp' have no English verb in them. */
const VIETNAMESE_LETTER = /[àáâãèéêìíòóôõùúýăđĩũơưạ-ỹ]/iu;
/** Not even emphasis makes a term of 'A might have finished'. */
const ENGLISH_VERB =
  /\s(?:is|are|was|were|has|have|had|can|could|will|would|should|must|may|might|does|did)\s/i;
/** 'This method', 'For the second one': nobody looks that up. */
const POINTS =
  /^(?:this|these|those|that|such|it|its|their|his|her|our|my|your|the (?:following|above|first|second|third|last|next|same|other)|for|in|on|at|under|by|with|from|to|as|where|while|since|during|between|and|or|but|so|then|also|here|now|first|second|third|finally|eventually|later|meanwhile|afterwards|initially|originally|today|next|otherwise|conversely|therefore|hence|thus|however|one|another|some|many|most|each|all|any|(?:step|case|method|way|condition|property|rule|part|option|scenario|exercise|equation|formula) \d|question|câu|bước|trường hợp \d|cách \d|ở|tại|về|đối với|ngoài ra|bên cạnh|trong|theo|với|từ|và|hay|hoặc|nhưng|điều này|những|các yếu tố|một số|thứ (?:nhất|nhì|hai|ba|tư|năm|sáu|bảy)|(?:một|hai|ba|bốn|năm) là|ngược lại|do đó|vì vậy|vì thế|tuy nhiên|mặt khác|khi đó|lúc này|trước hết|cuối cùng|đầu tiên|tiếp theo|giống)(?:\s|$|\d)/iu;
/** 'No, not necessarily' answers a question. */
const ANSWERS = /^(?:yes|no|không|có|đúng|sai),/iu;
/** 'Las Casas opposed this' */
const ENDS_POINTING = /\s(?:this|that|it|them|him|her|này|đó|ấy)$|\s(?:these|those)(?:\s|$)/iu;
const PUNCTUATION = /[.!?…](?=\s\p{Lu})|[!?…;]|\.$/u;
const DATE_OR_TIME = /^\d{1,2}[:h]\d{2}|^\d{1,2}\/\d{1,2}/u;

/** Whether words could be the front of a card; what the author emphasised may be a little unusual. */
export function isTermLike(term: string, isEmphasised: boolean): boolean {
  const words = phraseWords(term).length;
  const bare = withoutBrackets(term);
  const isVietnamese = VIETNAMESE_LETTER.test(bare);
  const saysSomething = (isVietnamese ? SAYS_IN_VIETNAMESE : SAYS_IN_ENGLISH).test(bare);
  return (
    words >= 1 &&
    words <= MAX.words &&
    term.length <= MAX.characters &&
    /\p{L}/u.test(term) &&
    !/^\p{L}\.?$|^\(/u.test(term) &&
    !PUNCTUATION.test(term) &&
    !DATE_OR_TIME.test(term) &&
    !ANSWERS.test(term) &&
    !ENDS_POINTING.test(term) &&
    !/[[\]]|#\d|\\[a-z]|_\d/i.test(term) &&
    (isVietnamese || !ENGLISH_VERB.test(bare)) &&
    (isEmphasised || !(saysSomething || POINTS.test(term) || (words > 4 && bare.includes(','))))
  );
}

function withoutBrackets(term: string): string {
  return term.replaceAll(/\([^)]*\)/g, ' ');
}
