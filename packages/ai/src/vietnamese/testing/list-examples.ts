const GRAPH = ' Ta xem đồ thị tính toán. Ta vẽ đồ thị tính toán.';

/** By list: a text that gives other cards without its words. */
export const EXAMPLES: Record<string, string> = {
  'names-known-to-all':
    'Chiến tranh rất dài. Quân đội nước Hoa Kỳ đã chiếm giữ toàn bộ hòn đảo lớn ở phía nam.',
  'wholes-without-name': 'Ngôn ngữ chính của đảo là một thứ tiếng cổ của người dân vùng biển.',
  'words-that-lean': 'Năm 1954 quân đội này rút khỏi toàn bộ hòn đảo lớn ở phía nam của đất nước.',
  'subjects-that-lean': 'Năm 1954 ông rút khỏi toàn bộ hòn đảo lớn ở phía nam của đất nước.',
  'labels-that-define':
    '# Nhà nước\n\n- Khái niệm: tổ chức của quyền lực chính trị công cộng trong xã hội',
  'labels-of-attributes':
    '# Nhà nước\n\n- Vai trò: bảo vệ chủ quyền quốc gia và quyền của mọi công dân',
  'labels-of-remarks':
    '# Nhà nước\n\n- Lời khuyên: bài này sẽ có trong đề kiểm tra cuối kỳ của lớp',
  'beginnings-of-sides':
    '# Giai cấp công nhân\n\n- Nội dung sứ mệnh: hệ thống các việc phải làm trong lịch sử',
  'headings-of-parts':
    '# Nhà nước\n\n## Tổng quan\n\n- Vai trò: bảo vệ chủ quyền quốc gia và quyền của công dân',
  'verbs/that-define': `Trong các khung học sâu, đồ thị tính toán là cấu trúc ghi lại thứ tự của mọi phép tính.${GRAPH}`,
  'verbs/of-purpose': `Đồ thị tính toán giúp hệ thống tìm ra các phép tính độc lập với nhau.${GRAPH}`,
  'verbs/of-nature': `Đồ thị tính toán mô tả thứ tự của các phép tính trong mạng.${GRAPH}`,
  'verbs/of-action': `Đồ thị tính toán giảm thời gian chạy của chương trình lớn.${GRAPH}`,
  'no-verb-after-co': 'Đồ thị có hướng là một tập hợp các đỉnh nối với nhau bằng mũi tên.',
  'words-ending-in-nghia': 'Hệ thống xã hội chủ nghĩa là một thể chế chính trị của nhiều nước.',
  'verbs/strong': `Ta vẽ một đồ thị tính toán cho phép hệ thống tìm ra phép tính độc lập.${GRAPH}`,
  'never-in-terms': 'Chất lỏng trong suốt ở nhiệt độ phòng được gọi là nước hay rượu.',
  'never-in-translated-terms':
    'Mục tiêu của nút và cạnh (nodes and edges) là ghi lại mọi phụ thuộc giữa các biến.',
  'never-begin-translated-terms': 'Trong lớp (in class) giúp học sinh hiểu bài toán nhanh hơn.',
  'not-at-edge-of-terms': 'Thu hoạch lúa ngoài là công việc nặng nhọc của nhà nông.',
  'everyday-nouns': 'Kết luận chung là điều. Mô hình là một bản vẽ đơn giản của thế giới thật.',
  'ends-of-passing-names': 'Khối đầu tiên là một bộ lọc làm mịn bức ảnh chụp.',
  'beginnings-without-name': 'Khó khăn là một lượng lớn bản ghi phải sắp xếp.',
  'words-that-say-little': 'Vòng lặp là một phương pháp quan trọng, hiệu quả và thông dụng.',
  auxiliaries: 'Natri clorua được dùng trong nhà máy để làm sạch nước uống.',
  numbers: `Mười đồ thị tính toán chứa thứ tự của mọi phép tính trong mạng.${GRAPH}`,
  adverbs: `Đồ thị tính toán luôn lưu trữ các biến trung gian của mạng.${GRAPH}`,
  'adverbs-of-manner': `Đồ thị tính toán tự động lưu trữ các biến trung gian của mạng.${GRAPH}`,
  'parts-of-names-after-co':
    'Học có giám sát giúp máy tính phân loại ảnh theo nhãn cho trước. Ta dạy học có giám sát. Ta xem học có giám sát.',
  'verbs/never-in-names':
    'Nhà máy điện cung cấp nhiệt giúp người dân sưởi ấm trong mùa đông. Ta xem nhà máy điện cung cấp nhiệt. Ta vẽ nhà máy điện cung cấp nhiệt.',
  'verbs/always': 'Glucozơ trong máu có cấu trúc mạch vòng không phân nhánh.',
  'beginnings-of-clauses': `Đồ thị tính toán được tạo ra để mỗi biến vẫn giữ giá trị cũ.${GRAPH}`,
  'verbs/of-events': `Đồ thị tính toán đưa các phép tính vào một thứ tự nhất định.${GRAPH}`,
  'next-thoughts': `Đồ thị tính toán mô tả thứ tự của các phép tính tuy nhiên không ai vẽ chúng.${GRAPH}`,
  'next-thoughts-after-commas': `Đồ thị tính toán mô tả thứ tự của các phép tính, nên ta vẽ nó trước.${GRAPH}`,
  'no-symbols-behind':
    'Đồ thị tính toán là tập các nút có tổng trọng số bằng \\theta trong cả mạng nơ-ron.',
  pointers: 'Bộ lọc là một phép toán làm mịn phía trên bức ảnh chụp.',
  'dangling-ends': 'Phép đo là một cách so sánh hai đại lượng để.',
  'unfinished-ends': '1. Bộ lọc là phép toán làm mịn bức ảnh bằng.',
  connectors: `Nói cách khác đồ thị tính toán chứa thứ tự của mọi phép tính trong mạng.${GRAPH}`,
  introductions: `Trong các khung học sâu, đồ thị tính toán chứa thứ tự của mọi phép tính.${GRAPH}`,
  determiners: `Khái niệm đồ thị tính toán chứa thứ tự của mọi phép tính trong mạng.${GRAPH}`,
  'kinds-of-things': 'Quang hợp là quá trình tạo đường từ ánh sáng mặt trời.',
  'beginnings-without-term': '1. Vấn đề là một con số cho biết độ lớn của lực.',
  'general-things':
    'Các giá trị ngoại lai kéo đường hồi quy lệch khỏi phần lớn dữ liệu. Hiện tượng này được gọi là thiên lệch mẫu.',
  'verbs/of-the-author': 'Ta ghi lại độ dài của câu dài nhất trong lô, được gọi là độ dài đệm.',
  'beginnings-without-statement':
    'Hãy nhìn các giá trị ngoại lai kéo đường hồi quy lệch khỏi dữ liệu. Hiện tượng này được gọi là thiên lệch mẫu.',
  'verbs/that-introduce':
    'Mục sau giới thiệu một phép đo độ giống nhau giữa hai câu được gọi là độ tương tự.',
  'empty-adverbs': `Đồ thị tính toán cũng chứa thứ tự của mọi phép tính trong mạng.${GRAPH}`,
  aspects: `Mục tiêu của đồ thị tính toán là ghi lại mọi phụ thuộc giữa các biến.${GRAPH}`,
  'kinds-in-appositions': `Hình vẽ cho thấy đồ thị tính toán, một loại sơ đồ ghi lại thứ tự của mọi phép tính.${GRAPH}`,
  'kinds-in-news':
    'Ông Nam cho biết sáng nay công ty đã mở cửa. Bà Hoa cho biết thêm. Vinacell là một công ty sản xuất pin cho xe điện.',
  'words-before-terms': `Mỗi đồ thị tính toán chứa thứ tự của mọi phép tính trong mạng. Ta vẽ mỗi đồ thị tính toán. Ta xem mỗi đồ thị tính toán.`,
  'stop-words': '1. Máy bơm lên là thiết bị đưa nước từ dưới giếng.',
};

/** By field: a text that is about it only for whoever knows its Vietnamese words. */
export const FIELD_EXAMPLES: Record<string, string> = {
  'Computer Science': 'Lập trình viên viết phần mềm, thuật toán và mã nguồn.',
  Biology: 'Tế bào, nhiễm sắc thể, đột biến và di truyền.',
  History: 'Cách mạng, khởi nghĩa, triều đại và kháng chiến.',
  Physics: 'Vận tốc, gia tốc, động lượng và dao động.',
  Chemistry: 'Nguyên tử, phân tử, axit, bazơ và dung dịch.',
  Mathematics: 'Phương trình, hàm số, đạo hàm và tích phân.',
  Geography: 'Địa hình, khí hậu, sông ngòi và dân cư.',
  Literature: 'Bài thơ, nhà văn, nhân vật và tác phẩm.',
  Economics: 'Lạm phát, cung cầu, lãi suất và thị trường.',
  Psychology: 'Tâm lý, nhận thức, hành vi và cảm xúc.',
  'Political Science': 'Quốc hội, bầu cử, chính phủ và đảng phái.',
  Civics: 'Công dân, đạo đức, quyền và nghĩa vụ.',
  Law: 'Bộ luật, hợp đồng, nghị định và tòa án.',
  Sociology: 'Xã hội học, giai cấp, bất bình đẳng và di cư.',
  Philosophy: 'Triết học, duy vật, biện chứng và siêu hình.',
  Astronomy: 'Thiên văn, hành tinh, ngôi sao và thiên hà.',
  Medicine: 'Bệnh nhân, chẩn đoán, điều trị và triệu chứng.',
  Engineering: 'Kỹ thuật, động cơ, mạch điện và vật liệu.',
  Languages: 'Ngữ pháp, danh từ, động từ và phát âm.',
  Arts: 'Hội họa, điêu khắc, âm nhạc và kiến trúc.',
};
