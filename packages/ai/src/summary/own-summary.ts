import type { Part } from './parts';

/** How documents head what they say of themselves in short. */
const SUMS_UP =
  /^(?:[\d.]+\s*)?(?:(?:chapter|section|lecture|lesson|unit|executive|quick|brief|final|key concepts and)\s)?(?:summary|summing up|key (?:points|takeaways|ideas|concepts)|(?:main|important) (?:points|ideas)|takeaways|tl;?dr|in (?:summary|short|brief)|abstract)(?:\s(?:of|and)\s.{3,40})?$|:\s(?:quick |brief )?summary$|^(?:[\d.]+\s*)?(?:tóm tắt|tóm lược|tổng kết|ghi nhớ|(?:những )?(?:điểm|ý) chính|tóm lại)(?:\s(?:chương|bài|nội dung).{0,30})?$/iu;

function sumsUp(title: string): boolean {
  return SUMS_UP.test(title.trim());
}

/** The last of the parts in which the document sums itself up. */
export function findOwnSummary(parts: readonly Part[]): Part | undefined {
  return parts.findLast(({ title }) => title !== undefined && sumsUp(title));
}
