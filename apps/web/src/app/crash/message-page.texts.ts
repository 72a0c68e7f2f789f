import { defineTexts } from '../../lib/i18n';

export const messagePageTexts = defineTexts({
  en: {
    homeLink: 'Scholar, home',
    notFound: {
      title: 'Page not found',
      heading: 'There is nothing on this page.',
      advice: 'The address may be mistyped, or the page has moved.',
      action: 'Back to Home',
    },
    crash: {
      heading: 'Something went wrong.',
      advice: 'Please reload the page. What you saved is safe.',
      action: 'Reload',
    },
  },
  vi: {
    homeLink: 'Scholar, trang chủ',
    notFound: {
      title: 'Không tìm thấy trang',
      heading: 'Ở đây không có gì cả.',
      advice: 'Có thể bạn gõ nhầm địa chỉ, hoặc trang đã được chuyển đi.',
      action: 'Về trang chủ',
    },
    crash: {
      heading: 'Đã có lỗi xảy ra.',
      advice: 'Hãy tải lại trang. Những gì bạn đã lưu vẫn an toàn.',
      action: 'Tải lại',
    },
  },
});
