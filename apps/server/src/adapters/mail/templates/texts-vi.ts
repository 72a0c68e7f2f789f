import { DEACTIVATION_DAYS } from '@scholar/domain';
import type { MailTexts } from './mail-texts';

export const VIETNAMESE_TEXTS: MailTexts = {
  codes: {
    'registration-code': {
      subject: 'Xác nhận email để dùng Scholar',
      preheader: 'Nhập mã trên trang đăng ký để hoàn tất.',
      heading: 'Xác nhận email của bạn',
      intro: ['Chào mừng bạn đến với Scholar. Hãy nhập mã dưới đây để tạo xong tài khoản:'],
      notes: ['Nếu bạn không đăng ký, cứ bỏ qua email này, không sao cả.'],
    },
    'account-code': {
      subject: 'Mã cho tài khoản Scholar của bạn',
      preheader: 'Đã có một tài khoản Scholar dùng địa chỉ email này.',
      heading: 'Mã cho tài khoản của bạn',
      intro: [
        'Đã có một tài khoản Scholar dùng địa chỉ email này. Hãy dùng mã dưới đây để đổi mật khẩu hoặc vô hiệu hóa tài khoản:',
      ],
      notes: [
        'Mã này không dùng để đăng ký lại được. Nếu bạn định đăng ký, hãy đăng nhập bằng tài khoản đã có, hoặc chọn Quên mật khẩu ở trang đăng nhập.',
        'Nếu bạn không yêu cầu mã này, cứ bỏ qua email. Tài khoản của bạn vẫn như cũ.',
      ],
    },
    'reset-code': {
      subject: 'Đặt lại mật khẩu Scholar của bạn',
      preheader: 'Nhập mã trên trang đặt lại mật khẩu để chọn mật khẩu mới.',
      heading: 'Đặt lại mật khẩu',
      intro: ['Hãy nhập mã dưới đây để chọn mật khẩu mới cho tài khoản Scholar của bạn:'],
      notes: ['Nếu bạn không yêu cầu, cứ bỏ qua email này. Mật khẩu của bạn vẫn như cũ.'],
    },
  },
  notices: {
    'password-changed': {
      subject: 'Mật khẩu Scholar của bạn đã được đổi',
      preheader: 'Mọi thiết bị đã được đăng xuất. Không phải bạn? Hãy đặt lại mật khẩu ngay.',
      heading: 'Mật khẩu của bạn đã được đổi',
      intro: [
        'Mật khẩu tài khoản Scholar của bạn vừa được đổi và mọi thiết bị đã được đăng xuất. Hãy đăng nhập lại bằng mật khẩu mới.',
      ],
      link: { label: 'Đặt lại mật khẩu', path: '/enter-mail' },
      notes: [
        'Nếu chính bạn đã đổi, bạn không cần làm gì thêm. Nếu không, hãy đặt lại mật khẩu ngay.',
      ],
    },
    'second-factor-on': {
      subject: 'Tài khoản Scholar của bạn đã bật xác thực hai lớp',
      preheader: 'Từ giờ, khi đăng nhập bạn cần thêm mã từ ứng dụng xác thực.',
      heading: 'Đã bật xác thực hai lớp',
      intro: [
        'Từ giờ, để đăng nhập Scholar bạn cần mật khẩu và mã từ ứng dụng xác thực. Mọi thiết bị khác đã được đăng xuất.',
        'Hãy cất mã khôi phục ở nơi an toàn. Bạn dùng chúng để đăng nhập khi không có điện thoại bên mình.',
      ],
      link: { label: 'Đặt lại mật khẩu', path: '/enter-mail' },
      notes: [
        'Nếu chính bạn đã bật, bạn không cần làm gì thêm. Nếu không, hãy đặt lại mật khẩu ngay và liên hệ bộ phận hỗ trợ của Scholar.',
      ],
    },
    'second-factor-off': {
      subject: 'Tài khoản Scholar của bạn đã tắt xác thực hai lớp',
      preheader: 'Không phải bạn? Hãy đặt lại mật khẩu ngay.',
      heading: 'Đã tắt xác thực hai lớp',
      intro: ['Từ giờ, để đăng nhập Scholar bạn chỉ cần mật khẩu.'],
      link: { label: 'Đặt lại mật khẩu', path: '/enter-mail' },
      notes: [
        'Nếu chính bạn đã tắt, bạn không cần làm gì thêm. Nếu không, hãy đặt lại mật khẩu ngay và bật lại xác thực hai lớp.',
      ],
    },
    'account-deactivated': {
      subject: 'Tài khoản Scholar của bạn đã được vô hiệu hóa',
      preheader: `Bạn có thể quay lại trong vòng ${DEACTIVATION_DAYS} ngày.`,
      heading: 'Tài khoản của bạn đã được vô hiệu hóa',
      intro: [
        'Tài khoản Scholar của bạn đã được vô hiệu hóa và đăng xuất khỏi mọi thiết bị. Tài liệu, thẻ ghi nhớ và bộ thẻ của bạn đã được ẩn đi.',
        `Bạn đổi ý? Hãy đăng ký lại bằng chính địa chỉ email này trong vòng ${DEACTIVATION_DAYS} ngày, mọi thứ sẽ được khôi phục. Sau thời gian đó, dữ liệu sẽ bị xóa vĩnh viễn.`,
      ],
      link: { label: 'Đăng ký lại', path: '/register' },
      notes: ['Nếu không phải bạn yêu cầu, hãy đăng ký lại ngay và chọn mật khẩu mới.'],
    },
    'account-deleted': {
      subject: 'Tài khoản Scholar của bạn đã được xóa',
      preheader: 'Tài liệu, thẻ ghi nhớ và bộ thẻ của bạn đã bị xóa vĩnh viễn.',
      heading: 'Tài khoản của bạn đã được xóa',
      intro: [
        'Theo yêu cầu của bạn, tài khoản Scholar đã được xóa cùng mọi dữ liệu: tài liệu, thẻ ghi nhớ, bộ thẻ và thời gian học. Không thể khôi phục lại.',
        'Cảm ơn bạn đã học cùng Scholar. Bạn luôn có thể quay lại với một tài khoản mới.',
      ],
      link: { label: 'Tạo tài khoản mới', path: '/register' },
      notes: [
        'Nếu không phải bạn yêu cầu, có người khác đang đọc được email của bạn. Hãy đổi mật khẩu email ngay.',
      ],
    },
  },
  codeLife: (minutes) =>
    `Mã có hiệu lực trong ${minutes} phút và chỉ dùng được một lần. Khi có mã mới, mã này sẽ không còn dùng được.`,
  codeSecrecy: 'Đừng chia sẻ mã này với bất kỳ ai. Scholar không bao giờ hỏi mã của bạn.',
  tagline: 'Scholar, trợ lý học tập AI của bạn',
  whyCode: 'Bạn nhận được email này vì có người đã nhập địa chỉ của bạn tại Scholar.',
  whyNotice: (address) => `Gửi đến ${address}, địa chỉ email của tài khoản Scholar.`,
};
