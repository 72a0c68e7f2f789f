import { CODE_LIFE_SECONDS } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';
import type { LegalDocument } from './legal-page';

const english: LegalDocument = {
  title: 'Privacy policy',
  lead: 'What Scholar keeps about you, where it goes, and how you get it back or have it deleted.',
  updated: 'Last updated November 17, 2026',
  sections: [
    {
      title: 'Who answers for your data',
      blocks: [
        'Scholar can be run by a person, a school or a company. Whoever runs the Scholar you use is meant by ‘we’ on this page, and answers for your data.',
      ],
    },
    {
      title: 'What we store',
      blocks: [
        [
          {
            name: 'Your account',
            text: 'Your name and e-mail address, your username, phone number and profile picture if you add them, your language, and the day you joined.',
          },
          {
            name: 'Your password',
            text: 'Only as an argon2id hash. Nobody can read your password back from it, and neither can we.',
          },
          {
            name: 'Your material',
            text: 'The documents, summaries, flashcards and sets that you save, and the pictures and sounds on your cards. Pictures are written anew, so that the place and the camera noted in a photo are not kept.',
          },
          {
            name: 'Your studying',
            text: 'Study sessions and finished tests: which set, how long, how many right and wrong. Your statistics are made from them.',
          },
          {
            name: 'Your sign-ins',
            text: 'One entry for each signed-in device with the name of its browser and system and when it was last used, so that you can see and end it, and scrambled notes of the networks you signed in from, so that strangers who guess passwords can be slowed down.',
          },
          {
            name: 'Your second factor',
            text: 'If you turn it on: the secret your authenticator app shares with us, encrypted, and your recovery codes in a form that nobody can turn back. Both go when you turn it off.',
          },
          {
            name: 'Security log',
            text: 'Lines such as ‘password changed’ with your account number, the first part of your network address and the outcome. Never a password, a code, an e-mail address or the text of a document.',
          },
          {
            name: 'Payments',
            text: 'Which plan you bought, when, for how much, and the reference of the payment. Card and bank details go to the payment company and never reach us.',
          },
        ],
      ],
    },
    {
      title: 'What stays on your device',
      blocks: [
        'Files that you drop in are read in your browser; what is sent is their text. Those that wait to be read, and cards that you have not saved yet, lie in your browser until you save or remove them, or log out.',
        'Your browser keeps your sign-in, a copy of your profile, which cards you have studied, your theme, how you sort your lists, and whether the side menu is open. If you tick Remember me it also keeps your e-mail address and, encrypted, your password for up to 30 days. Untick it and both are gone. A registration you have not finished waits in its tab for at most 15 minutes, its password encrypted.',
        'When you sign in, one cookie is set. It holds a random number by which we tell a browser you have used before from others on the same network, so that somebody else’s wrong passwords do not lock you out. It is used for nothing else and ends after 180 days.',
        'A second cookie keeps the language you chose with the switch at the top of a page, for one year.',
        'What you have opened, and what is due, is kept in your browser so that you can study without a connection. It is there for you alone and goes when you log out.',
        'There are no advertising or tracking cookies, and no scripts from other companies.',
      ],
    },
    {
      title: 'Your documents and AI',
      blocks: [
        'By default, text that you summarize or turn into flashcards is read by the engine built into Scholar, on our own server. It is sent to nobody else.',
        'We may connect an AI provider instead: an OpenAI-compatible service, Anthropic or Google. The text of a document you ask about is then sent to that provider to produce the answer, under the provider’s own terms. Your name, e-mail address and password are not sent along. Ask us which provider is in use, and do not submit anything that must stay secret.',
      ],
    },
    {
      title: 'How long we keep it',
      blocks: [
        [
          {
            name: 'Account and material',
            text: 'For as long as you have the account. Documents, cards, sets and exams that you delete are hidden at once and erased after 30 days.',
          },
          {
            name: 'Deactivated accounts',
            text: 'Signed out and hidden at once, kept for 30 days in case you come back, then erased with everything in them.',
          },
          {
            name: 'Sign-ins',
            text: 'End after 14 days without use, and after 90 days in any case. Scrambled network notes go 180 days after the last sign-in from there.',
          },
          {
            name: 'Mailed codes',
            text: `Work once, for ${CODE_LIFE_SECONDS / 60} minutes, and are stored only as a hash.`,
          },
          {
            name: 'Mails',
            text: 'The contents are encrypted while a mail waits, and wiped as soon as it is sent. One that could not be delivered is wiped after seven days.',
          },
          {
            name: 'Backups',
            text: 'Erased data disappears from backups as these grow old and are replaced.',
          },
        ],
      ],
    },
    {
      title: 'Mails we send',
      blocks: [
        'Codes you ask for, and notices when something important about your account changes. No newsletters.',
        'If you turn it on, a reminder once a day at the hour you choose, when cards wait for you. It says how many and how long they take, never what stands on them. Every reminder has a link that ends it, of which we keep only a hash; deactivating your account ends it too.',
        'If you choose to see it on your devices instead, it goes through the push service of your browser’s maker, encrypted so that only your browser can read it. For that we keep the address your browser gives us and its keys, for ten devices at most. They go when you remove the device, log out there, log out everywhere, change your password or deactivate your account.',
      ],
    },
    {
      title: 'Links to your sets',
      blocks: [
        'If you make a link to a set, whoever has the link can read its cards with their pictures, and copy them into an account of their own. They see your name only if you say so. Search engines are told to stay out. We count how often it was opened and copied, not by whom; a scrambled note, gone after a day, lets each visitor count once. The link is kept in a form that is of no use without our server’s secret, and is written into no log. You can close it at any time; copies stay with those who made them. Deactivating your account closes all of them. A report about a link goes to us, with what its sender wrote.',
      ],
    },
    {
      title: 'Your calendar',
      blocks: [
        'If you subscribe to your exams, your calendar reads your plans under a secret address: names of exams and sets, days, and how many cards, never what stands on them. Your calendar’s provider sees what it reads, and so does whoever knows the address. We keep only a hash of it and write it into no log. You can change or end it on the page of an exam; deactivating your account ends it too.',
      ],
    },
    {
      title: 'Your rights',
      blocks: [
        [
          {
            name: 'See and correct',
            text: 'Your name, username, phone number and picture can be changed on your profile at any time.',
          },
          {
            name: 'Take it along',
            text: 'Export your sets, or everything, from your library for Anki, Quizlet or a spreadsheet. Ask us, and you get a copy of everything you own as plain files that other programs can read.',
          },
          {
            name: 'Delete',
            text: 'Deactivate Account on your profile erases everything after 30 days. Tell us if it should go sooner.',
          },
          {
            name: 'Complain',
            text: 'To us first, if you like. You can also turn to the data protection authority where you live.',
          },
        ],
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
  title: 'Chính sách quyền riêng tư',
  lead: 'Scholar giữ những gì về bạn, dữ liệu ấy đi đâu, và làm sao để bạn lấy lại hoặc yêu cầu xóa.',
  updated: 'Cập nhật lần cuối ngày 17/11/2026',
  sections: [
    {
      title: 'Ai chịu trách nhiệm về dữ liệu của bạn',
      blocks: [
        'Scholar có thể do một cá nhân, một trường học hay một công ty vận hành. Trên trang này, “chúng tôi” là bên vận hành Scholar mà bạn đang dùng, và là bên chịu trách nhiệm về dữ liệu của bạn.',
      ],
    },
    {
      title: 'Chúng tôi lưu những gì',
      blocks: [
        [
          {
            name: 'Tài khoản của bạn',
            text: 'Tên và địa chỉ email của bạn; tên người dùng, số điện thoại và ảnh đại diện nếu bạn thêm vào; ngôn ngữ và ngày bạn tham gia.',
          },
          {
            name: 'Mật khẩu của bạn',
            text: 'Chỉ được lưu dưới dạng chuỗi băm argon2id. Không ai đọc ngược ra được mật khẩu của bạn từ đó, kể cả chúng tôi.',
          },
          {
            name: 'Nội dung học của bạn',
            text: 'Tài liệu, bản tóm tắt, thẻ ghi nhớ và bộ thẻ bạn lưu, cùng hình ảnh và âm thanh trên thẻ. Hình ảnh được ghi lại thành tệp mới, nên nơi chụp và thông tin máy ảnh đi kèm bức ảnh không được giữ lại.',
          },
          {
            name: 'Việc học của bạn',
            text: 'Các lượt học và bài kiểm tra đã làm xong: bộ thẻ nào, trong bao lâu, đúng và sai bao nhiêu. Số liệu thống kê của bạn được tính từ đó.',
          },
          {
            name: 'Các lần đăng nhập',
            text: 'Mỗi thiết bị đang đăng nhập có một mục ghi tên trình duyệt, hệ điều hành và lần dùng gần nhất, để bạn xem và đăng xuất thiết bị đó, kèm bản ghi đã xáo trộn về những mạng mà bạn từng đăng nhập, để làm chậm những kẻ lạ dò mật khẩu.',
          },
          {
            name: 'Xác thực hai lớp',
            text: 'Nếu bạn bật: khóa bí mật dùng chung với ứng dụng xác thực, được mã hóa, và các mã khôi phục ở dạng không thể đọc ngược lại. Cả hai bị xóa khi bạn tắt.',
          },
          {
            name: 'Nhật ký bảo mật',
            text: 'Những dòng như “đã đổi mật khẩu” với mã số tài khoản Scholar của bạn, phần đầu của địa chỉ mạng và kết quả. Không bao giờ có mật khẩu, mã xác nhận, địa chỉ email hay nội dung tài liệu.',
          },
          {
            name: 'Thanh toán',
            text: 'Bạn đã mua gói nào, khi nào, giá bao nhiêu, và mã tham chiếu của lần thanh toán. Thông tin thẻ ngân hàng và tài khoản ngân hàng chỉ đến công ty thanh toán, không bao giờ đến chúng tôi.',
          },
        ],
      ],
    },
    {
      title: 'Những gì ở lại trên thiết bị của bạn',
      blocks: [
        'Tệp bạn thả vào được đọc ngay trong trình duyệt; chỉ phần chữ được gửi đi. Những tệp đang chờ đọc và những thẻ bạn chưa lưu nằm trong trình duyệt cho đến khi bạn lưu hoặc bỏ chúng, hoặc đăng xuất.',
        'Trình duyệt của bạn giữ phiên đăng nhập, một bản sao thông tin tài khoản, những thẻ bạn đã học, giao diện sáng hay tối, cách bạn sắp xếp các danh sách, và thanh bên đang mở hay đóng. Nếu bạn chọn Ghi nhớ đăng nhập, trình duyệt còn giữ địa chỉ email và mật khẩu (đã mã hóa) của bạn trong tối đa 30 ngày. Bỏ chọn thì cả hai mất ngay. Một lần đăng ký còn dở được giữ trong thẻ trình duyệt đó tối đa 15 phút, mật khẩu cũng được mã hóa.',
        'Khi bạn đăng nhập, một cookie được tạo ra. Cookie này chứa một số ngẫu nhiên giúp chúng tôi phân biệt trình duyệt bạn từng dùng với những trình duyệt khác trên cùng mạng, để bạn không bị khóa vì người khác nhập sai mật khẩu. Cookie không dùng vào việc gì khác và hết hạn sau 180 ngày.',
        'Một cookie thứ hai giữ ngôn ngữ bạn chọn bằng nút ở đầu trang, trong một năm.',
        'Những gì bạn đã mở và những thẻ đến hạn được giữ trong trình duyệt để bạn học khi không có mạng. Chỉ bạn xem được, và mất đi khi bạn đăng xuất.',
        'Không có cookie quảng cáo hay theo dõi, và không có đoạn mã nào của công ty khác.',
      ],
    },
    {
      title: 'Tài liệu của bạn và AI',
      blocks: [
        'Theo mặc định, văn bản bạn đưa vào để tóm tắt hoặc tạo thẻ ghi nhớ do bộ máy có sẵn trong Scholar đọc, trên máy chủ của chính chúng tôi. Văn bản không được gửi cho ai khác.',
        'Chúng tôi cũng có thể dùng một nhà cung cấp AI thay cho bộ máy này: Anthropic, Google hoặc một dịch vụ tương thích với OpenAI. Khi ấy, văn bản của tài liệu mà bạn yêu cầu xử lý được gửi cho nhà cung cấp đó để tạo ra kết quả, theo điều khoản riêng của họ. Tên, địa chỉ email và mật khẩu của bạn không được gửi kèm. Bạn có thể hỏi chúng tôi đang dùng nhà cung cấp nào; và đừng gửi những gì phải giữ bí mật.',
      ],
    },
    {
      title: 'Chúng tôi giữ trong bao lâu',
      blocks: [
        [
          {
            name: 'Tài khoản và nội dung học',
            text: 'Chừng nào bạn còn tài khoản. Tài liệu, thẻ, bộ thẻ và kỳ thi bạn xóa sẽ được ẩn ngay và bị xóa hẳn sau 30 ngày.',
          },
          {
            name: 'Tài khoản đã vô hiệu hóa',
            text: 'Được đăng xuất và ẩn ngay, giữ lại 30 ngày phòng khi bạn quay lại, rồi bị xóa hẳn cùng mọi thứ bên trong.',
          },
          {
            name: 'Phiên đăng nhập',
            text: 'Kết thúc sau 14 ngày không dùng, và muộn nhất là sau 90 ngày. Bản ghi đã xáo trộn về một mạng bị xóa 180 ngày sau lần cuối bạn đăng nhập từ mạng đó.',
          },
          {
            name: 'Mã gửi qua email',
            text: `Chỉ dùng được một lần, trong ${CODE_LIFE_SECONDS / 60} phút, và chỉ được lưu dưới dạng chuỗi băm.`,
          },
          {
            name: 'Email',
            text: 'Nội dung được mã hóa trong lúc email chờ gửi, và bị xóa ngay khi gửi xong. Nội dung của email không gửi được bị xóa sau bảy ngày.',
          },
          {
            name: 'Bản sao lưu',
            text: 'Dữ liệu đã xóa hẳn sẽ mất dần khỏi các bản sao lưu, khi những bản này cũ đi và được thay thế.',
          },
        ],
      ],
    },
    {
      title: 'Email chúng tôi gửi',
      blocks: [
        'Chúng tôi gửi mã mà bạn yêu cầu, và thông báo khi tài khoản của bạn có thay đổi quan trọng. Chúng tôi không gửi bản tin.',
        'Nếu bạn bật lời nhắc, mỗi ngày bạn nhận một lời nhắc vào giờ đã chọn, khi có thẻ đang chờ bạn. Lời nhắc cho biết có bao nhiêu thẻ và học mất bao lâu, không bao giờ cho biết trên thẻ viết gì. Lời nhắc nào cũng có liên kết để tắt, và chúng tôi chỉ giữ chuỗi băm của liên kết đó; vô hiệu hóa tài khoản cũng tắt lời nhắc.',
        'Nếu bạn chọn hiện lời nhắc trên thiết bị, lời nhắc đi qua dịch vụ thông báo đẩy của hãng làm ra trình duyệt, được mã hóa để chỉ trình duyệt của bạn đọc được. Để làm việc này, chúng tôi giữ địa chỉ mà trình duyệt cung cấp và các khóa của nó, cho tối đa mười thiết bị. Chúng bị xóa khi bạn gỡ thiết bị, đăng xuất trên thiết bị đó, đăng xuất mọi thiết bị, đổi mật khẩu hoặc vô hiệu hóa tài khoản.',
      ],
    },
    {
      title: 'Liên kết đến bộ thẻ của bạn',
      blocks: [
        'Nếu bạn tạo liên kết đến một bộ thẻ, ai có liên kết đều đọc được các thẻ cùng hình ảnh trên thẻ, và sao chép được vào tài khoản của mình. Họ chỉ thấy tên bạn nếu bạn cho phép. Các công cụ tìm kiếm được yêu cầu bỏ qua liên kết này. Chúng tôi đếm số lần liên kết được mở và số lần bộ thẻ được sao chép, không ghi lại là ai; một bản ghi đã xáo trộn, bị xóa sau một ngày, giúp mỗi người xem chỉ được đếm một lần. Liên kết được giữ ở dạng không dùng được nếu thiếu khóa bí mật của máy chủ chúng tôi, và không được ghi vào nhật ký nào. Bạn có thể đóng liên kết bất cứ lúc nào; bản sao vẫn thuộc về người đã sao chép. Vô hiệu hóa tài khoản sẽ đóng mọi liên kết. Báo cáo về một liên kết được gửi đến chúng tôi, kèm những gì người báo cáo viết.',
      ],
    },
    {
      title: 'Lịch của bạn',
      blocks: [
        'Nếu bạn đăng ký lịch cho các kỳ thi, ứng dụng lịch đọc kế hoạch của bạn qua một địa chỉ bí mật: tên kỳ thi và bộ thẻ, các ngày, và số thẻ, không bao giờ có nội dung thẻ. Nhà cung cấp lịch của bạn thấy những gì ứng dụng lịch đọc, và bất kỳ ai biết địa chỉ này cũng vậy. Chúng tôi chỉ giữ chuỗi băm của địa chỉ và không ghi nó vào nhật ký nào. Bạn có thể đổi hoặc ngừng địa chỉ này trên trang của một kỳ thi; vô hiệu hóa tài khoản cũng làm nó ngừng hoạt động.',
      ],
    },
    {
      title: 'Quyền của bạn',
      blocks: [
        [
          {
            name: 'Xem và sửa',
            text: 'Bạn có thể đổi tên, tên người dùng, số điện thoại và ảnh đại diện trong trang tài khoản bất cứ lúc nào.',
          },
          {
            name: 'Mang đi',
            text: 'Từ thư viện, bạn có thể xuất từng bộ thẻ, hoặc tất cả, sang Anki, Quizlet hay bảng tính. Khi bạn yêu cầu, chúng tôi gửi bạn bản sao của mọi thứ thuộc về bạn, dưới dạng tệp thông thường mà chương trình khác đọc được.',
          },
          {
            name: 'Xóa',
            text: 'Nút Vô hiệu hóa tài khoản trong trang tài khoản sẽ xóa hẳn mọi thứ sau 30 ngày. Hãy cho chúng tôi biết nếu bạn muốn xóa sớm hơn.',
          },
          {
            name: 'Khiếu nại',
            text: 'Nếu muốn, bạn có thể nói với chúng tôi trước. Bạn cũng có thể tìm đến cơ quan bảo vệ dữ liệu cá nhân nơi bạn sống.',
          },
        ],
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

export const privacyTexts = defineTexts({ en: english, vi: vietnamese });
