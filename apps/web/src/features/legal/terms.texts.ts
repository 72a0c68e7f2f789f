import { PLANS } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';
import type { LegalDocument } from './legal-page';

const english: LegalDocument = {
  title: 'Terms of use',
  lead: 'The rules for using Scholar, short enough to read before you agree to them.',
  updated: 'Last updated November 15, 2026',
  sections: [
    {
      title: 'The agreement',
      blocks: [
        'Scholar can be run by a person, a school or a company. These terms are between you and whoever runs the Scholar you use, meant by ‘we’ on this page. You agree to them when you create an account. How we treat your data is written in the privacy policy.',
      ],
    },
    {
      title: 'Who may use Scholar',
      blocks: [
        'You must be at least 13 years old. If you are under 16, ask a parent or guardian to agree first.',
        'An account is for one person. Choose a password you use nowhere else and keep it to yourself. If you think somebody else has been in your account, change the password, log out of all devices, and tell us.',
      ],
    },
    {
      title: 'Your content stays yours',
      blocks: [
        'Documents, flashcards and sets belong to you. You allow us to store and process them for one purpose only: to give you the service.',
        'Bring only what you may use, such as your own notes or material you are allowed to copy for your studies. We may remove content when the law demands it.',
      ],
    },
    {
      title: 'Fair use',
      blocks: [
        [
          {
            name: 'Leave room for others',
            text: 'Do not flood Scholar with automatic requests or work around its limits.',
          },
          {
            name: 'Respect others',
            text: 'Do not try to reach accounts or data that are not yours.',
          },
          {
            name: 'Stay within the law',
            text: 'Do not use Scholar for anything unlawful or to harm somebody.',
          },
          { name: 'Do not resell it', text: 'Accounts and plans are not for passing on.' },
        ],
      ],
    },
    {
      title: 'What the AI writes',
      blocks: [
        'Summaries and flashcards are written by a machine. They can be incomplete or wrong, and we give no warranty for them. Check what matters against your source, and do not base decisions about health, law or money on them.',
        'Your school or university may have rules about AI. Following them is up to you.',
      ],
    },
    {
      title: 'Plans and payment',
      blocks: [
        `Basic is free. Pro is for one person, Team for ${PLANS.team.seats}. Prices are on the start page.`,
        'A paid plan runs for 30 days from the payment and does not renew by itself. Paying again earlier adds the days to what is left. When a plan ends you are back on Basic, and nothing you have saved is taken away.',
      ],
    },
    {
      title: 'Leaving',
      blocks: [
        'You can leave at any time with Deactivate Account on your profile. Everything is hidden at once and erased after 30 days; until then you can come back by registering again with the same e-mail address. You can also have everything deleted at once.',
        'We may close an account that breaks these terms. Where we can, we warn you first and send you a copy of your content if you ask for it.',
      ],
    },
    {
      title: 'What we can promise',
      blocks: [
        'We work to keep Scholar running and your content safe, but we cannot promise that it is always available or free of mistakes. As far as the law allows, we are not liable for indirect damage, such as a missed exam. Rights that the law gives you and that cannot be waived stay yours.',
      ],
    },
    {
      title: 'Changes',
      blocks: [
        'When these terms change, the new text and its date stand on this page. If you do not agree to it, you can leave and ask us for a copy of your content.',
      ],
    },
    {
      title: 'Contact',
      blocks: [
        'Write to the support address of whoever runs your Scholar. If you do not know it, ask the person, school or company that gave you this address.',
      ],
    },
  ],
};

const vietnamese: LegalDocument = {
  title: 'Điều khoản sử dụng',
  lead: 'Quy định khi dùng Scholar, đủ ngắn để bạn đọc hết trước khi đồng ý.',
  updated: 'Cập nhật lần cuối ngày 15/11/2026',
  sections: [
    {
      title: 'Thỏa thuận',
      blocks: [
        'Scholar có thể do một cá nhân, một trường học hay một công ty vận hành. Đây là thỏa thuận giữa bạn và bên vận hành Scholar mà bạn dùng, trên trang này gọi là “chúng tôi”. Bạn đồng ý với các điều khoản này khi tạo tài khoản. Cách chúng tôi xử lý dữ liệu của bạn được viết trong chính sách quyền riêng tư.',
      ],
    },
    {
      title: 'Ai được dùng Scholar',
      blocks: [
        'Bạn phải đủ 13 tuổi. Nếu chưa đủ 16 tuổi, hãy xin bố mẹ hoặc người giám hộ đồng ý trước.',
        'Mỗi tài khoản dành cho một người. Hãy chọn một mật khẩu bạn không dùng ở nơi nào khác và giữ cho riêng mình. Nếu nghĩ rằng có người đã vào tài khoản của bạn, hãy đổi mật khẩu, đăng xuất mọi thiết bị và báo cho chúng tôi.',
      ],
    },
    {
      title: 'Nội dung của bạn vẫn là của bạn',
      blocks: [
        'Tài liệu, thẻ ghi nhớ và bộ thẻ thuộc về bạn. Bạn cho phép chúng tôi lưu và xử lý chúng chỉ với một mục đích: cung cấp dịch vụ cho bạn.',
        'Chỉ đưa lên những gì bạn được phép dùng, như ghi chú của chính bạn hoặc tài liệu bạn được phép sao chép để học. Chúng tôi có thể gỡ nội dung khi pháp luật yêu cầu.',
      ],
    },
    {
      title: 'Sử dụng hợp lý',
      blocks: [
        [
          {
            name: 'Chừa chỗ cho người khác',
            text: 'Đừng gửi yêu cầu tự động ồ ạt đến Scholar hay tìm cách lách các giới hạn.',
          },
          {
            name: 'Tôn trọng người khác',
            text: 'Đừng tìm cách vào tài khoản hay dữ liệu không phải của bạn.',
          },
          {
            name: 'Đúng pháp luật',
            text: 'Đừng dùng Scholar vào việc trái pháp luật hay để hại người khác.',
          },
          { name: 'Không bán lại', text: 'Tài khoản và gói không được chuyển cho người khác.' },
        ],
      ],
    },
    {
      title: 'Những gì AI viết ra',
      blocks: [
        'Bản tóm tắt và thẻ ghi nhớ do máy viết. Chúng có thể thiếu hoặc sai, và chúng tôi không bảo đảm về chúng. Hãy đối chiếu những điều quan trọng với tài liệu gốc, và đừng dựa vào đó để quyết định chuyện sức khỏe, pháp lý hay tiền bạc.',
        'Trường học của bạn có thể có quy định về AI. Việc tuân theo là trách nhiệm của bạn.',
      ],
    },
    {
      title: 'Gói và thanh toán',
      blocks: [
        `Basic miễn phí. Pro dành cho một người, Team dành cho ${PLANS.team.seats} người. Giá được ghi ở trang đầu.`,
        'Gói trả tiền dùng được 30 ngày kể từ khi thanh toán và không tự gia hạn. Nếu bạn trả tiếp sớm hơn, số ngày mới được cộng vào số ngày còn lại. Khi gói hết hạn, bạn trở về Basic, và những gì bạn đã lưu không bị lấy đi.',
      ],
    },
    {
      title: 'Khi bạn muốn dừng',
      blocks: [
        'Bạn có thể dừng bất cứ lúc nào bằng nút Vô hiệu hóa tài khoản trong trang tài khoản. Mọi thứ được ẩn ngay và bị xóa hẳn sau 30 ngày; trước đó, bạn có thể quay lại bằng cách đăng ký lại với cùng địa chỉ email. Bạn cũng có thể chọn xóa tất cả ngay lập tức.',
        'Chúng tôi có thể đóng tài khoản vi phạm các điều khoản này. Khi có thể, chúng tôi sẽ báo trước và gửi bạn bản sao nội dung của bạn nếu bạn yêu cầu.',
      ],
    },
    {
      title: 'Chúng tôi cam kết đến đâu',
      blocks: [
        'Chúng tôi cố gắng để Scholar luôn hoạt động và nội dung của bạn được an toàn, nhưng không thể hứa rằng Scholar lúc nào cũng dùng được hay không bao giờ có lỗi. Trong phạm vi pháp luật cho phép, chúng tôi không chịu trách nhiệm về thiệt hại gián tiếp, chẳng hạn việc lỡ một kỳ thi. Những quyền mà pháp luật trao cho bạn và không thể từ bỏ vẫn là của bạn.',
      ],
    },
    {
      title: 'Thay đổi',
      blocks: [
        'Khi các điều khoản này thay đổi, nội dung mới và ngày cập nhật sẽ có trên trang này. Nếu không đồng ý, bạn có thể dừng sử dụng và xin chúng tôi một bản sao nội dung của bạn.',
      ],
    },
    {
      title: 'Liên hệ',
      blocks: [
        'Hãy viết đến địa chỉ hỗ trợ của bên vận hành Scholar mà bạn dùng. Nếu bạn không biết địa chỉ đó, hãy hỏi người, trường học hay công ty đã cho bạn địa chỉ trang này.',
      ],
    },
  ],
};

export const termsTexts = defineTexts({ en: english, vi: vietnamese });
