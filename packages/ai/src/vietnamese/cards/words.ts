/** What follows a subject and says something about it; what a card made of it is worth. */
const PREDICATES: { worth: number; starts: string }[] = [
  {
    worth: 3,
    starts:
      'được định nghĩa là|được định nghĩa như|được hiểu là|có nghĩa là|nghĩa là|tức là|chính là|là',
  },
  {
    worth: 2.5,
    starts:
      'được dùng để|được sử dụng để|được thiết kế để|được dùng|dùng để|giúp|cho phép|có nhiệm vụ|có chức năng|có vai trò|đóng vai trò|giữ vai trò|có tác dụng|có mục đích|có mục tiêu|nhằm|chịu trách nhiệm|đề cập|ám chỉ|đại diện cho|biểu thị|bao gồm|gồm',
  },
  {
    worth: 2,
    starts:
      'được cấu tạo|được tạo thành|được hình thành|được chia thành|được chia ra|được tạo ra|được xây dựng|được tính|được xác định|cấu tạo từ|cấu thành|tạo thành|hình thành|chứa|có dạng|có cấu trúc|có đặc điểm|có tính|có khả năng|xảy ra|diễn ra|xuất hiện khi|biểu diễn|thể hiện|mô tả|đo lường|đo|phản ánh|hoạt động|dựa trên|dựa vào|cung cấp|lưu trữ|chuyển đổi|biến đổi|ánh xạ|trả về|tạo ra|tạo nên|sinh ra|quy định|kiểm soát|đảm bảo|bảo đảm|kết hợp|tương ứng với|quyết định|phụ thuộc|thuộc về|liên quan|cho thấy|chỉ ra|học cách|tăng cường|cải thiện|hỗ trợ|áp dụng',
  },
  {
    worth: 1.2,
    starts:
      'sử dụng|thực hiện|tiến hành|yêu cầu|đòi hỏi|dẫn đến|dẫn tới|gây ra|gây|làm cho|làm giảm|làm tăng|làm|khiến|tham gia|tồn tại|nhận được|nhận|lưu|giải quyết|xác định|phân bố|sinh sống|sống|tập trung|bắt đầu|xây dựng|gửi|đưa ra|đưa|mang lại|mang|chọn|tìm|thêm|loại bỏ|giảm thiểu|giảm|tăng|thay đổi|thay thế|duy trì|phân tách|chia|ảnh hưởng|chịu|trở thành|trở nên|đạt|vượt|hội tụ|hướng tới|hướng đến|cố gắng|tránh|ngăn chặn|ngăn|bảo vệ|phục vụ|đáp ứng|phù hợp|quan tâm|xem xét|so khớp|khởi tạo|cập nhật|định nghĩa|giả định|cho rằng|tuân theo|bắt nguồn|xuất phát|hấp thụ|giải phóng|cần|có thể',
  },
  {
    worth: 0.8,
    starts: 'được|bị|có(?! (?:điều kiện|giám sát|hướng|trọng số|lẽ|nghĩa|ích|hại|thai|mặt))',
  },
];
const ALL = PREDICATES.flatMap(({ worth, starts }) =>
  starts.split(/\|(?![^(]*\))/u).map((words) => ({ words, worth })),
);
const WORTH = new Map(ALL.map(({ words, worth }) => [words.replace(/\(.*/u, ''), worth]));
/** A verb that is told only by its adverb. */
const UNKNOWN_VERB = 0.8;
const ADVERBS =
  'sẽ|đã|đang|dần|thường|thường xuyên|luôn|luôn luôn|cũng|đều|vẫn|còn|chỉ|chủ yếu|có thể|lại|sau đó|tự động|trực tiếp|thì|rất|khá|chỉ đơn giản|đơn giản|về cơ bản|thực chất|thực sự|thật ra|vốn|không|chưa|chẳng';
/** Adverbs that only a verb has behind it. */
const MARKS = 'sẽ|đã|đang|thường|luôn|có thể';
/** Longest first, so that 'được dùng để' is not taken for 'được'. */
const BY_LENGTH = ALL.map(({ words }) => words).toSorted((a, b) => lengthOf(b) - lengthOf(a));
export const PREDICATE = new RegExp(
  `(?<=[\\s)])(?<!(?:trợ|thông|bình|bên)\\s)(?:(?<adverbs>(?:(?:${ADVERBS})\\s)*)(?<predicate>${BY_LENGTH.join('|')})|(?<marks>(?:(?:${MARKS})\\s)+)(?<other>\\p{Ll}+))(?=\\s)`,
  'iu',
);

const PREDICATE_HERE = new RegExp(`(?:${BY_LENGTH.join('|')})(?=\\s|$)`, 'iuy');

/** The longest known way to begin a statement at that place. */
export function predicateAt(text: string, at: number): string | undefined {
  PREDICATE_HERE.lastIndex = at;
  return PREDICATE_HERE.exec(text)?.[0].toLowerCase();
}

export function worthOfPredicate(predicate: string): number {
  return WORTH.get(predicate.toLowerCase()) ?? UNKNOWN_VERB;
}

/** In the middle of a sentence only these tell enough about the noun before them. */
export const STRONG_PREDICATE =
  /(?<=[\p{L})]\s)(?:được dùng để|được sử dụng để|được thiết kế để|được dùng|dùng để|giúp|cho phép|có nhiệm vụ|có chức năng|có tác dụng|có khả năng|chịu trách nhiệm|đại diện cho|biểu thị|bao gồm|gồm có|gồm|tức là|nghĩa là)(?=\s)/giu;

/** Syllables that no name of a thing has: pronouns, pointers, conjunctions, adverbs before a verb. */
const NOT_IN_TERM = new Set(
  'này đó đây đấy kia ấy ta tôi chúng bạn nó họ mình mà rằng nếu khi thì vì nhưng không chưa chẳng sẽ đã đang hãy hay hoặc và gì nào ai sao đâu nhau vậy thế nên tuy dù cũng đều vẫn rất quá bao nhiêu vài từng mỗi mọi các những một cả cái được bị là ông bà anh chị cô chú'.split(
    ' ',
  ),
);
const POINTING = new Set(
  'này đó đây kia ấy ta tôi chúng bạn nó họ các những là và hoặc hay'.split(' '),
);
const STOP_AT_START = new Set('của cho với trong bằng theo để tại bởi về do được bị có'.split(' '));
/** Syllables that may stand inside a term, but neither begin nor end it. */
const NOT_AT_EDGE = new Set(
  'đầu cuối tiếp trên dưới ra đến tới em khác nhiều ít có nhất hơn như cùng thu đạt tìm lấy thường dần của cho với từ trong ngoài bằng theo để tại bởi về do lên xuống vào ở qua việc giữa sau trước hai ba bốn năm sáu bảy tám chín mười thứ chỉ lại chính riêng đúng sai ngay đi'.split(
    ' ',
  ),
);
/** 'lúa nước ở', 'nhà ở' are terms, 'khung trong' is a piece; only these may end one. */
const MAY_END = new Set(['ở', 'trong', 'ngoài', 'năm', 'từ']);

/** Everyday nouns: a card about 'kết quả' helps nobody. */
const EVERYDAY =
  /^(?:phương pháp|cách(?: thức| tiếp cận| làm| này)?|mô hình|hệ thống|kết quả|vấn đề|ví dụ|bài toán|quá trình|giá trị|số lượng|dữ liệu|thông tin|công việc|thuật toán|hàm|tập hợp|tập|phần tử|đầu vào|đầu ra|thời gian|người dùng|máy tính|chương trình|phép toán|phép tính|kích thước|độ dài|chiều|đối tượng|yếu tố|thành phần|đặc điểm|tính chất|nội dung|khái niệm|công thức|phương trình|biểu thức|đẳng thức|lớp|tầng|mạng|bước|nhóm|khu vực|vùng|nước|nơi|sản phẩm|hoạt động|nhiệm vụ|tác vụ|chất|vật|lực|số|điểm|đường|hình|bảng|cây|con|loài|gen|bài viết|độc giả|việt nam|hà nội|tham số|biến|mẫu|nhãn|thực nghiệm|thí nghiệm|dòng|mức|câu|từ|ảnh|hình ảnh|danh sách|chuỗi|mã|cột|hàng|ô|kỹ thuật|kĩ thuật|thiết bị|thao tác|thí sinh|học sinh|đội|chiếc xe|vụ việc|tai nạn|nạn nhân)$/iu;
/** 'khối đầu tiên', 'hai giá trị còn lại': one of a row, not a kind of thing. */
const PLACED =
  /\s(?:đầu tiên|thứ \S+|cuối cùng|còn lại|tiếp theo|trước đó|sau đó|gần đây|hiện nay|hiện tại|chủ yếu|lần lượt|ban đầu|rõ ràng|mới|thích hợp|phù hợp|tương ứng|dưới|sau|trước|cũ|riêng lẻ|chung|quan trọng|có lẽ|(?<!thống )nhất|đơn giản|bất kỳ|bất kì|bây giờ|phổ biến|liên quan|đối lập|điển hình|thông dụng|sử dụng|định nghĩa|giúp|gồm|tạo|sinh|nhằm|thực hiện|yêu cầu|cung cấp|tạo ra|làm ví dụ|có sẵn|ngày nay|nữa|khác)$/iu;
/** Subjects that are no thing with a name: reasons, parts of the book, people, amounts, actions. */
const NO_NAME =
  /^(?:lý do|lí do|nguyên nhân|mục tiêu|mục đích|ý tưởng|kết quả|kết luận|bước|phần (?:này|sau|trước|tiếp|còn|lớn|nhiều)|ví dụ|điều(?! (?:kiện|hòa|chuẩn|khiển|tra|ước|lệ))|trường hợp|đoạn mã|mã nguồn|hình vẽ|tác giả|người|mọi|con người|công thức|phương trình|biểu thức|đẳng thức|câu hỏi|câu trả lời|lưu ý|chú ý|hệ quả|hậu quả|ưu điểm|nhược điểm|hạn chế|khó khăn|lợi ích|lợi thế|sự khác|điểm khác|khác biệt|một trong|phát biểu|nhận định|đáp án|phương án|lựa chọn|sở dĩ|chỉ tiếc|chỉ riêng|đứng đầu|giả định|giả thiết|giả sử|gọi|quả thực|so với|biểu hiện|dùng|thậm chí|so sánh|sử dụng|thách thức|nghiên cứu|ký hiệu|kí hiệu|công cụ quan|nhập|hiển thị|tăng|giảm|nhấn|bấm|chọn|tùy chọn|chìa khóa|nửa|đọc|đúng|sai|câu(?: \d+)?|\d+|rõ ràng|nguy hiểm|điển hình|tin (?:tốt|vui|xấu|buồn)|đồng thời|đa phần|nghĩa|quan trọng|dễ thấy|ứng dụng thực tế|thực ra|tức|khả năng|số|sự việc|nhu cầu|đặc biệt|bản thân|phần còn|phần đầu|điểm|thành phần chính|may thay|độc giả|muốn|đối với|đặt|xét|miễn|cho dù|bài (?:này|viết|tập|báo)|chương|mục|tiếp|sau đó|cuối|đầu tiên|dĩ nhiên|tất nhiên|may mắn|hiển nhiên|theo|bên|cả|hàng|khoảng|gần|trên|dưới|toàn|tổng|số lượng|đối số|quy ước|phép lai|quan sát|thay|lúc|bây giờ|hiện|ngày|đội|vụ|chiếc|cơ quan chức năng|việc|thực tế|đa số|phía|chính|đến|nhờ|bằng|qua|cùng|chi tiết|vai trò|chúng|trái|dạng|cách|ý nghĩa|bản chất|nội dung|nhiều|vài|hầu|phần lớn|phần nào|xin|giờ|cuốn sách|nhà (?:nghiên cứu|khoa học|xây dựng|phát triển|toán học)|sự thật|tốc độ|nhìn chung|quy tắc|định lý)(?=\s|$)/iu;

/** Without what must not follow. */
function lengthOf(words: string): number {
  return words.replace(/\(.*/u, '').length;
}

/** Whether the words, folded, can be the name of something a card may ask for. */
export function isNoun(words: readonly string[]): boolean {
  const phrase = words.join(' ');
  const last = words.at(-1) ?? '';
  return (
    words.length > 0 &&
    !words.some((word) => NOT_IN_TERM.has(word)) &&
    !NOT_AT_EDGE.has(words[0] ?? '') &&
    (!NOT_AT_EDGE.has(last) || (words.length <= 3 && MAY_END.has(last))) &&
    !EVERYDAY.test(phrase) &&
    !PLACED.test(phrase) &&
    !NO_NAME.test(phrase)
  );
}

/** The same where the text gives the name in another language: then nearly anything is one. */
export function isGlossedNoun(words: readonly string[]): boolean {
  return (
    words.length > 0 &&
    !words.some((word) => POINTING.has(word)) &&
    !STOP_AT_START.has(words[0] ?? '') &&
    !EVERYDAY.test(words.join(' '))
  );
}
