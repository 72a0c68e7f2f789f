import { defineTexts } from '../../../lib/i18n';

/** A text of ours for students who want to see the generator at work before they bring their own. */
export const sampleTexts = defineTexts({
  en: {
    title: 'Why we forget',
    text: `Why we forget, and what helps

In 1885 Hermann Ebbinghaus learnt thousands of meaningless syllables by heart and tested how many he still knew hours and days later. The forgetting curve is a graph of how fast memories fade when they are not repeated. It falls fast on the first day and slowly after that.

Encoding is the process that turns what we notice into a memory. Consolidation is the process by which the brain stabilises new memories, mostly during sleep. Retrieval is the process of calling a stored memory to mind. A cue is a hint that helps us find a stored memory.

Reading a page twice feels like learning, but little of it stays. The testing effect is the finding that recalling an answer strengthens a memory more than reading it again. Spaced repetition is a method of learning in which material is reviewed at growing intervals, shortly before it would be forgotten. Interleaving is a method of learning in which different topics are mixed within one session. It makes practice harder and memory stronger.`,
  },
  vi: {
    title: 'Vì sao ta quên',
    text: `Vì sao ta quên, và làm sao để nhớ

Năm 1885, Hermann Ebbinghaus học thuộc hàng nghìn âm tiết vô nghĩa rồi kiểm tra xem sau vài giờ, vài ngày mình còn nhớ bao nhiêu. Đường cong quên lãng là đồ thị cho thấy trí nhớ phai dần khi không được ôn lại. Nó giảm nhanh trong ngày đầu và chậm dần về sau.

Mã hóa là quá trình biến điều ta chú ý thành kí ức. Củng cố là quá trình não bộ làm cho kí ức mới trở nên bền vững, chủ yếu trong giấc ngủ. Truy hồi là việc gọi lại một kí ức đã được lưu giữ.

Đọc một trang hai lần có cảm giác như đã học, nhưng ít điều ở lại. Hiệu ứng kiểm tra là hiện tượng tự nhớ lại câu trả lời giúp nhớ lâu hơn đọc lại. Lặp lại ngắt quãng là phương pháp học trong đó bài được ôn lại sau những khoảng thời gian dài dần, ngay trước khi bị quên. Học xen kẽ là cách trộn nhiều chủ đề trong cùng một buổi học.`,
  },
});
