import {
  messageIdOf,
  type MESSAGES,
  type OPERATOR_MESSAGES,
  type PAYMENT_MESSAGES,
  type SECURITY_MESSAGES,
  type STUDY_MESSAGES,
  type SUPPORT_MESSAGES,
  type TEAM_MESSAGES,
} from '@scholar/contract';

type Said = string | ((...numbers: string[]) => string);
/** What only a program can get wrong is left out: no screen asks for it. */
type Sayings<Catalogue> = Partial<Record<keyof Catalogue, Said>>;

const general: Record<keyof typeof MESSAGES, Said> = {
  loginEmail: 'Email chưa đúng định dạng.',
  loginPassword: 'Mật khẩu phải có ít nhất 6 ký tự.',
  email: 'Bạn hãy nhập một địa chỉ email hợp lệ.',
  registrationName: 'Tên dài 3–50 ký tự, chỉ gồm chữ cái tiếng Việt, dấu gạch dưới hoặc dấu cách.',
  password: 'Mật khẩu phải có ít nhất 6 ký tự, gồm chữ hoa, chữ thường và chữ số.',
  passwordTooLong: 'Mật khẩu dài nhất là 128 ký tự.',
  passwordCommon: 'Mật khẩu này quá phổ biến. Bạn hãy chọn mật khẩu khác.',
  passwordsDiffer: 'Hai mật khẩu không giống nhau.',
  code: 'Bạn hãy nhập mã xác minh gồm 6 chữ số.',
  codeExpired: 'Mã đã hết hạn. Bạn hãy yêu cầu mã mới.',
  codeWrong: 'Mã không đúng hoặc không còn hiệu lực.',
  deactivationEmail: 'Email không khớp với tài khoản của bạn.',
  nameEmpty: 'Bạn hãy nhập tên.',
  nameControl: 'Tên không được chứa ký tự điều khiển.',
  nameTooLong: 'Tên dài nhất là 50 ký tự.',
  phone: 'Bạn hãy nhập một số điện thoại hợp lệ.',
  usernameEmpty: 'Bạn hãy nhập tên người dùng.',
  username: 'Tên người dùng gồm 3–30 chữ cái, chữ số, dấu chấm hoặc gạch dưới.',
  usernameTaken: 'Tên người dùng này đã có người dùng.',
  pictureType: 'Chỉ nhận ảnh PNG và JPEG.',
  pictureSize: 'Ảnh phải nhỏ hơn 1 MB.',
  pictureUnreadable: 'Không đọc được ảnh này. Bạn hãy chọn ảnh khác.',
  pictureMissing: 'Bạn hãy gửi đúng một tệp ảnh.',

  loginFailed: 'Email hoặc mật khẩu không đúng.',
  profileUpdated: 'Đã cập nhật tài khoản!',
  usernameUpdated: 'Đã cập nhật tên người dùng!',
  loggedOutEverywhere: 'Đã đăng xuất khỏi mọi thiết bị. Đang chuyển đến trang đăng nhập…',

  invalidRequest: 'Yêu cầu không hợp lệ.',
  tooManyMarks: 'Một chữ cái chỉ có thể mang tối đa 30 dấu.',
  signIn: 'Bạn hãy đăng nhập.',
  forbidden: 'Bạn không có quyền làm việc này.',
  notFound: 'Không tìm thấy.',
  methodNotAllowed: 'Địa chỉ này không nhận yêu cầu như vậy.',
  timeout: 'Yêu cầu gửi đến quá lâu.',
  tooLarge: 'Yêu cầu quá lớn.',
  uriTooLong: 'Địa chỉ quá dài.',
  headersTooLarge: 'Phần đầu của yêu cầu quá lớn.',
  unsupportedType: 'Loại nội dung này không được hỗ trợ.',
  tooMany: 'Có quá nhiều yêu cầu. Bạn đợi một chút rồi thử lại nhé.',
  tooManyTries: 'Bạn đã thử quá nhiều lần. Đợi một chút rồi thử lại nhé.',
  busy: 'Scholar đang bận. Bạn thử lại sau giây lát nhé.',
  unavailable: 'Scholar tạm thời không phản hồi. Bạn thử lại sau giây lát nhé.',
  storageFull: 'Bộ nhớ đã đầy. Bạn hãy thử lại sau.',
  internal: 'Có lỗi xảy ra. Bạn hãy thử lại.',
};

const study: Sayings<typeof STUDY_MESSAGES> = {
  title: 'Bạn hãy nhập tiêu đề.',
  titleTooLong: 'Tiêu đề dài nhất là 255 ký tự.',
  field: 'Bạn hãy chọn một lĩnh vực trong danh sách.',
  content: 'Nội dung không được để trống.',
  documentTooLarge: 'Tài liệu quá lớn. Nội dung và văn bản gốc mỗi phần tối đa 1.048.576 byte.',
  documentNotFound: 'Không tìm thấy tài liệu.',
  documentStale: 'Tài liệu này vừa được sửa ở nơi khác.',
  summaryText: 'Bạn hãy nhập hoặc đưa văn bản vào trước khi tạo bản tóm tắt.',
  documentTextTooLarge: 'Văn bản quá lớn: tối đa 1.048.576 byte.',
  flashcardsText: 'Bạn hãy nhập hoặc đưa văn bản vào trước khi tạo thẻ ghi nhớ.',
  question: 'Câu hỏi không được để trống.',
  questionTooLong: 'Câu hỏi dài nhất là 10.000 ký tự.',
  answer: 'Đáp án không được để trống.',
  answerTooLong: 'Đáp án dài nhất là 10.000 ký tự.',
  card: 'Mỗi thẻ có câu hỏi và đáp án.',
  importedCards: 'Mỗi lần nhập tối đa 10.000 thẻ, và bộ nào cũng cần có thẻ hoặc tài liệu.',
  importTooLarge: 'Lần nhập này quá lớn. Bạn hãy chia thành nhiều phần nhỏ hơn.',
  importLimit: (max, fits) =>
    `Gói Basic chứa tối đa ${max} thẻ: còn chỗ cho ${fits} thẻ trong số này. Nâng cấp lên Pro để không giới hạn số thẻ.`,
  importSetLimit: (max, fits) =>
    `Gói Basic chứa tối đa ${max} bộ thẻ: còn chỗ cho ${fits} bộ trong số này. Nâng cấp lên Pro để không giới hạn số bộ thẻ.`,
  tagChange: 'Bạn hãy ghi nhãn cần thêm hoặc bỏ.',
  tooManyTags: 'Mỗi thẻ có tối đa 50 nhãn.',
  folderName: 'Bạn hãy đặt tên thư mục.',
  folderNameTooLong: 'Tên thư mục dài nhất là 60 ký tự.',
  folderNotFound: 'Không tìm thấy thư mục.',
  folderTaken: 'Đã có thư mục tên này.',
  folderDepth: 'Thư mục chỉ có thể nằm trong thư mục ngoài cùng.',
  folderLimit: 'Bạn có thể có tối đa 200 thư mục. Hãy xóa bớt để có chỗ.',
  linkGone: 'Liên kết này không dùng được. Có thể nó đã bị đóng.',
  reportReason: 'Bạn hãy cho biết có gì không ổn, tối đa 1.000 ký tự.',
  tooManyReports: 'Bạn đã gửi nhiều báo cáo. Hãy thử lại sau một giờ.',
  cardNotFound: 'Không tìm thấy thẻ.',
  setName: 'Bạn hãy đặt tên cho bộ thẻ.',
  setNotFound: 'Không tìm thấy bộ thẻ.',
  mediaMissing: 'Bạn hãy gửi đúng một tệp.',
  mediaType: 'Chỉ nhận ảnh JPEG, PNG, WebP, GIF và âm thanh MP3, OGG, WAV, M4A.',
  mediaTooLarge: 'Tệp quá lớn. Mỗi ảnh tối đa 10 MB.',
  soundTooLarge: 'Âm thanh quá lớn: tối đa 1 MB.',
  mediaUnreadable: 'Không đọc được ảnh này. Bạn hãy chọn ảnh khác.',
  mediaNotFound: 'Không tìm thấy ảnh hoặc âm thanh.',
  mediaSpace: (size, paidSize) =>
    `Gói Basic chứa tối đa ${size} ảnh và âm thanh. Nâng cấp lên Pro để có tới ${paidSize}.`,
  paidMediaSpace: (size) =>
    `Gói của bạn chứa tối đa ${size} ảnh và âm thanh. Hãy xóa bớt để có chỗ.`,
  cardLimit: (max) =>
    `Gói Basic chứa tối đa ${max} thẻ ghi nhớ. Nâng cấp lên Pro để không giới hạn số thẻ.`,
  setLimit: (max) =>
    `Gói Basic chứa tối đa ${max} bộ thẻ. Nâng cấp lên Pro để không giới hạn số bộ thẻ.`,
  documentSpace: (size, paidSize) =>
    `Gói Basic chứa tối đa ${size} tài liệu. Nâng cấp lên Pro để có tới ${paidSize}.`,
  paidDocumentSpace: (size) => `Gói của bạn chứa tối đa ${size} tài liệu. Hãy xóa bớt để có chỗ.`,
  reviewNotFound: 'Không tìm thấy câu trả lời này.',
  pushNotFound: 'Không tìm thấy thiết bị.',
  pushTaken: 'Không thêm được trình duyệt này. Bạn hãy tắt rồi bật lại thông báo.',
  unsubscribeToken: 'Liên kết này chưa đầy đủ. Bạn hãy mở lại từ email.',
  unsubscribeGone:
    'Liên kết này không còn dùng được. Bạn có thể tắt nhắc nhở trong cài đặt ôn tập.',
  examTitle: 'Bạn hãy đặt tên cho kỳ thi.',
  examDate: 'Bạn hãy chọn một ngày từ hôm nay đến một năm tới.',
  examGoal: 'Mục tiêu là số nguyên từ 70 đến 97 phần trăm.',
  examSets: 'Bạn hãy chọn từ 1 đến 50 bộ thẻ.',
  examMinutes: 'Số phút mỗi ngày là số nguyên từ 1 đến 600.',
  examNotFound: 'Không tìm thấy kỳ thi.',
  calendarGone: 'Địa chỉ lịch này không còn dùng được.',
  examNotOver: 'Bạn có thể ghi kết quả kể từ ngày thi.',
  examLimit: 'Bạn có thể giữ tối đa 100 kỳ thi. Hãy xóa bớt để có chỗ.',
  flashcardsFailed: 'Chưa tạo được thẻ ghi nhớ.',
  selectCards: 'Bạn hãy chọn ít nhất một thẻ để lưu.',
  cardsSaved: 'Đã lưu thẻ ghi nhớ!',
  cardsNotSaved: 'Chưa lưu được thẻ ghi nhớ.',
  setCreated: 'Đã tạo bộ thẻ!',
  setNotCreated: 'Chưa tạo được bộ thẻ.',
  setNotDeleted: 'Chưa xóa được bộ thẻ.',
  idempotencyKeyReused: 'Yêu cầu này đã được gửi với nội dung khác.',
  pdfFailed: 'Không đọc được văn bản trong tệp PDF.',
  summaryFailed: 'Chưa tạo được bản tóm tắt.',
  signInToSave: 'Bạn cần đăng nhập để lưu tài liệu.',
};

const team: Sayings<typeof TEAM_MESSAGES> = {
  none: 'Bạn chưa ở trong nhóm nào.',
  name: 'Bạn hãy đặt tên cho nhóm.',
  nameTooLong: (max = '') => `Tên nhóm dài nhất là ${max} ký tự.`,
  ended: 'Gói Team của nhóm đã hết hạn. Nhóm hoạt động lại ngay khi có người gia hạn.',
  full: (seats = '') =>
    `Cả ${seats} chỗ đã có người. Hãy bớt một thành viên hoặc một lời mời trước.`,
  alreadyMember: 'Người này đã ở trong nhóm của bạn.',
  invitationGone: 'Lời mời này không còn hiệu lực. Bạn hãy xin lời mời mới.',
  invitationNotFound: 'Không tìm thấy lời mời.',
  otherAddress: 'Lời mời này gửi đến một địa chỉ email khác. Bạn hãy đăng nhập bằng địa chỉ đó.',
  alreadyInTeam: 'Bạn đang ở trong một nhóm. Hãy rời nhóm đó rồi mở lại lời mời.',
  memberNotFound: 'Không tìm thấy thành viên.',
  ownerStays: 'Không thể bỏ chủ nhóm. Hãy trao nhóm cho người khác trước.',
  ownerRole: 'Chủ nhóm vẫn là chủ nhóm cho đến khi trao lại nhóm.',
  ownerLeaves: 'Hãy trao nhóm cho người khác trước khi bạn rời đi.',
  tooManyInvitations: 'Có quá nhiều lời mời. Hãy thử lại sau một giờ.',
  invitedOften: 'Chưa thể mời lại địa chỉ này. Hãy thử lại sau.',
};

const payment: Sayings<typeof PAYMENT_MESSAGES> = {
  unknownPlan: 'Không có gói này.',
  unavailable: 'Chưa thể thanh toán lúc này.',
  orderFailed: 'Không xử lý được đơn hàng.',
  orderError: 'Có lỗi khi xử lý đơn hàng của bạn.',
};

const support: Sayings<typeof SUPPORT_MESSAGES> = {
  tooShort: (min = '') => `Bạn kể thêm một chút nhé: ít nhất ${min} ký tự.`,
  tooLong: (max = '') => `Lời nhắn dài nhất là ${max} ký tự.`,
  tooMany: 'Bạn đã gửi nhiều lời nhắn. Hãy thử lại sau một giờ.',
  notSetUp: 'Chưa có bộ phận hỗ trợ.',
};

const operator: Sayings<typeof OPERATOR_MESSAGES> = {
  note: (min = '', max = '') => `Hãy cho biết lý do, từ ${min} đến ${max} ký tự.`,
  userNotFound: 'Không tìm thấy người dùng.',
  operatorStays: 'Không thể khóa tài khoản quản trị viên.',
  paymentNotFound: 'Không tìm thấy khoản thanh toán.',
  paymentSettled: 'Khoản thanh toán này đã được giải quyết.',
  mailNotFound: 'Không có email lỗi nào mang số này.',
  mailOutdated: 'Mã trong email này đã hết hạn. Người học cần yêu cầu mã mới.',
};

const security: Sayings<typeof SECURITY_MESSAGES> = {
  sessionNotFound: 'Phiên đăng nhập này không còn nữa.',
  secondFactorNeeded: 'Bạn hãy nhập mã từ ứng dụng xác thực.',
  secondFactorWrong: 'Mã không đúng hoặc đã được dùng.',
  secondFactorOn: 'Bạn đã bật xác thực hai lớp rồi.',
  secondFactorOff: 'Bạn chưa bật xác thực hai lớp.',
  passwordWrong: 'Mật khẩu không đúng.',
  secondFactorRequired: 'Quản trị viên cần bật xác thực hai lớp trước.',
  passwordNeeded: 'Bạn hãy nhập lại mật khẩu.',
};

const CATALOGUES: Record<string, Record<string, Said>> = {
  general,
  study,
  team,
  payment,
  support,
  operator,
  security,
};

/** A sentence that is none of the contract's stays as it is. */
export function sayInVietnamese(message: string, messageId = messageIdOf(message)): string {
  const [catalogue = '', name = ''] = messageId?.split('.') ?? [];
  const said = CATALOGUES[catalogue]?.[name];
  return typeof said === 'function' ? said(...numbersIn(message)) : (said ?? message);
}

/** '1,000' and '1.5 GB' as Vietnamese readers write them. */
function numbersIn(message: string): string[] {
  return [...message.matchAll(/(\d[\d,.]*\d|\d)( [MG]B)?/g)].map(
    ([, number = '', unit = '']) =>
      Number(number.replaceAll(',', '')).toLocaleString('vi-VN') + unit,
  );
}
