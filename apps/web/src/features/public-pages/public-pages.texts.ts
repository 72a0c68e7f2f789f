import { defineTexts } from '../../lib/i18n';

export const publicTexts = defineTexts({
  en: {
    skip: 'Skip to content',
    home: 'Scholar, start page',
    mainNavigation: 'Main',
    footerNavigation: 'Footer',
    features: 'Features',
    pricing: 'Pricing',
    login: 'Login',
    getStarted: 'Get Started',
    backToHome: 'Back to Home',
    terms: 'Terms',
    privacy: 'Privacy',
    copyright: '© 2025 Scholar',
  },
  vi: {
    skip: 'Đến nội dung chính',
    home: 'Scholar, trang đầu',
    mainNavigation: 'Menu chính',
    footerNavigation: 'Chân trang',
    features: 'Tính năng',
    pricing: 'Bảng giá',
    login: 'Đăng nhập',
    getStarted: 'Bắt đầu',
    backToHome: 'Về trang chủ',
    terms: 'Điều khoản',
    privacy: 'Quyền riêng tư',
    copyright: '© 2025 Scholar',
  },
});
