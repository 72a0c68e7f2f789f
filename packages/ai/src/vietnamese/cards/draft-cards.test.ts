import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createModels } from '../../models';
import { readDocument } from '../../reading/read-document';
import { draftVietnameseCards } from './draft-cards';

const reader = createModels(join(import.meta.dirname, '..', '..', '..', 'models')).vietnamese();
const cutsOf = (text: string, emphasis: string[] = []) =>
  draftVietnameseCards(readDocument(text, 'vi'), emphasis, reader).filter(
    ({ card }) => card.kind !== 'cloze',
  );
const cardsOf = (text: string) => cutsOf(text).map(({ card }) => [card.term, card.definition]);

describe('Vietnamese definitions', () => {
  it.each([
    ['Tế bào là đơn vị cơ bản của sự sống.', 'Tế bào', 'đơn vị cơ bản của sự sống'],
    ['1. Nhà ở là công trình xây dựng để ở.', 'Nhà ở', 'công trình xây dựng để ở'],
    [
      'Quang hợp được định nghĩa là quá trình tạo đường từ ánh sáng.',
      'Quang hợp',
      'quá trình tạo đường từ ánh sáng',
    ],
    [
      'Hợp đồng hợp tác (sau đây gọi là hợp đồng BCC) là văn bản giữa các bên.',
      'Hợp đồng hợp tác',
      'văn bản giữa các bên',
    ],
    [
      'Hệ thống xã hội chủ nghĩa là một thể chế chính trị của nhiều nước.',
      'Hệ thống xã hội chủ nghĩa',
      'một thể chế chính trị của nhiều nước',
    ],
    ['Các thuật ngữ là từ ngữ dùng trong một ngành.', 'thuật ngữ', 'từ ngữ dùng trong một ngành'],
    [
      'Chuyển động qua lại quanh một vị trí cân bằng được gọi là dao động.',
      'dao động',
      'Chuyển động qua lại quanh một vị trí cân bằng',
    ],
  ])('%s', (text, term, definition) => {
    expect(cardsOf(text)).toEqual([[term, definition]]);
  });

  it('are not cut inside a name for the thing', () => {
    expect(
      cardsOf('Meloe là một nhóm lớn các loài bọ cánh cứng có tên thường gọi là bọ dầu.'),
    ).not.toContainEqual(['bọ dầu', expect.stringMatching(/có tên$/u)]);
  });

  it.each([
    'Đây là một ví dụ hay cho người đọc.',
    'Điều này là rất quan trọng đối với ta.',
    'Nó là một phần của tế bào sống.',
    'Đa phần là những người trẻ tuổi.',
    'Điều thú vị là các nhãn thay đổi.',
    'Từ này ám chỉ những điều đã cũ.',
    'Phần mềm nền bao gồm một số các tính năng thay đổi.',
    'Ban đầu, trang web chỉ là một mục trong trang cá nhân của người sáng lập.',
    'Ngôn ngữ chính của đảo là tiếng Anh và tiếng Chamorro.',
    'Cha là một chuyên gia người Anh về lịch sử nghệ thuật Ấn Độ.',
    'Vua Pháp là Louis Philippe đã quyết định đem quân tiến công kinh đô của nước láng giềng.',
    'Thành xây xong, nhưng mỗi khi mở cổng lại xảy ra bệnh dịch, gọi là Cổng Lấp.',
  ])('are not: %s', (text) => {
    expect(cardsOf(text)).toEqual([]);
  });

  it('go on behind the name of a website', () => {
    expect(
      cardsOf('Tập đoàn Bán Lẻ là một công ty của Hoa Kỳ, quản lý trang banle.com cho khách.'),
    ).toEqual([['Tập đoàn Bán Lẻ', 'một công ty của Hoa Kỳ, quản lý trang banle.com cho khách']]);
  });

  it('keep what they take back without a comma', () => {
    const text = 'Thất nghiệp là tình trạng người lao động muốn có việc làm nhưng không tìm được.';

    expect(cardsOf(text)).toEqual([
      ['Thất nghiệp', 'tình trạng người lao động muốn có việc làm nhưng không tìm được'],
    ]);
  });

  it('end before they say their own term', () => {
    expect(cardsOf('Nhà đầu tư là tổ chức bỏ vốn kinh doanh, gồm nhà đầu tư trong nước.')).toEqual([
      ['Nhà đầu tư', 'tổ chức bỏ vốn kinh doanh'],
    ]);
  });

  it('know what the author emphasised', () => {
    const text = 'Tế bào là đơn vị của sự sống. Tế bào rất nhỏ. Ti thể là nơi tạo năng lượng.';

    const drafts = cutsOf(text, ['ti thể']).map(({ card, isEmphasised }) => [
      card.term,
      isEmphasised,
    ]);

    expect(drafts).toEqual([
      ['Tế bào', false],
      ['Ti thể', true],
    ]);
  });

  it.each([
    ['a thing', 'Tế bào là đơn vị của sự sống.', true],
    ['a piece of a sentence', 'Dân làng tôn thờ tổ nghề là một người thợ giỏi.', false],
  ])('know whether their term is %s', (_, text, isThing) => {
    expect(cutsOf(text).map(({ isSubject }) => isSubject)).toEqual([isThing]);
  });
});

describe('Vietnamese definitions in running text', () => {
  it.each([
    ['hold no formula in the term', 'Giá trị của phần tử c_{ij} là số mẫu có nhãn thật.'],
    ['do not end in a formula', 'Dịch chuyển nhãn là một giả định khi y gây ra \\mathbf{x}.'],
    ['are no questions', 'Axit amin là đơn phân cấu tạo nên phân tử nào sau đây?'],
    [
      'do not take a statement for a term',
      'AlexNet có tám tầng gồm năm tầng tích chập và ba tầng ẩn.',
    ],
    ['do not break off', 'Phép đo là một cách so sánh hai đại lượng để.'],
    ['do not point to another place', 'Bộ lọc là một phần của mô hình này.'],
  ])('%s', (_, text) => {
    expect(cardsOf(text)).toEqual([]);
  });

  it('lose a formula that only stands beside the words', () => {
    expect(
      cardsOf('Trong thống kê, xác suất của dữ liệu đã biết (P(X \\mid y)) được gọi là độ hợp lý.'),
    ).toEqual([['độ hợp lý', 'xác suất của dữ liệu đã biết']]);
  });
});

describe('what a Vietnamese text tells in passing', () => {
  const MORE = ' Ta xem đồ thị tính toán. Ta vẽ đồ thị tính toán.';

  it.each([
    [
      'by what a subject is for',
      'Đồ thị tính toán giúp hệ thống tìm ra các phép tính độc lập với nhau.',
      'giúp hệ thống tìm ra các phép tính độc lập với nhau',
    ],
    [
      'after an introduction',
      'Trong các khung học sâu, đồ thị tính toán chứa thứ tự của mọi phép tính.',
      'chứa thứ tự của mọi phép tính',
    ],
    [
      'without the adverb of time, with that of manner',
      'Đồ thị tính toán sẽ tự động lưu trữ các biến trung gian của mạng.',
      'tự động lưu trữ các biến trung gian của mạng',
    ],
    [
      'by what something is used for',
      'Ta sử dụng đồ thị tính toán để xác định thứ tự của các phép toán.',
      'sử dụng để xác định thứ tự của các phép toán',
    ],
    [
      'by what it makes possible',
      'Nhờ đồ thị tính toán, hệ thống nhận biết được mọi thành phần phụ thuộc.',
      'hệ thống nhận biết được mọi thành phần phụ thuộc',
    ],
    [
      'by its aim',
      'Mục tiêu của đồ thị tính toán là ghi lại mọi phụ thuộc giữa các biến.',
      'mục tiêu là ghi lại mọi phụ thuộc giữa các biến',
    ],
    [
      'up to the next thought',
      'Đồ thị tính toán mô tả thứ tự của các phép tính, vì vậy ta vẽ nó trước.',
      'mô tả thứ tự của các phép tính',
    ],
  ])('is read %s', (_, sentence, definition) => {
    const cards = cardsOf(sentence + MORE);

    expect(cards.map(([term, said]) => [term?.toLowerCase(), said])).toEqual([
      ['đồ thị tính toán', definition],
    ]);
  });

  it.each([
    ['when it is denied', 'Đồ thị tính toán không giúp ích cho các máy chỉ có một lõi.'],
    ['when it is only supposed', 'Giả sử đồ thị tính toán chứa thứ tự của mọi phép tính.'],
    ['when it holds code', 'Đồ thị tính toán cho phép gọi wait_all() giữa hai tác vụ.'],
    ['when it points elsewhere', 'Đồ thị tính toán giúp giải quyết vấn đề này trong thực tế.'],
    [
      'when it is an answer to choose',
      'A. Đồ thị tính toán giúp hệ thống tìm ra phép tính độc lập.',
    ],
    ['when the sentence asks', 'Đồ thị tính toán có giúp hệ thống chạy nhanh hơn nhiều không?'],
  ])('is nothing %s', (_, sentence) => {
    expect(cardsOf(sentence + MORE)).toEqual([]);
  });

  it.each([
    'Chúng ta sử dụng hai thiết bị trong mọi phép tính toán song song.',
    'Kết quả giúp hệ thống tìm ra các phép tính độc lập với nhau.',
    'Trần Đức Trung giữ vai trò chủ mưu trong toàn bộ vụ án vừa được xét xử.',
    'Khối đầu tiên bao gồm một tầng tích chập và một tầng gộp cực đại.',
  ])('is nothing without the name of a thing: %s', (text) => {
    expect(cardsOf(`${text} ${text}`)).toEqual([]);
  });

  it.each([
    ['what a name is', 'Hợp tác xã Hòa An là doanh nghiệp chuyên đóng tàu cá ở miền Trung.', 1],
    ['not what somebody does', 'Thủy thủ đoàn giúp hành khách rời khỏi con tàu đang cháy.', 0],
  ])('is in the news only %s', (_, sentence, count) => {
    const said = ' Ông Hà cho biết, đám cháy đã tắt. Bà Lan cho hay, mọi người đều an toàn.';

    expect(cardsOf(sentence)).toHaveLength(1);
    expect(cardsOf(sentence + said)).toHaveLength(count);
  });

  it('comes after what the text defines', () => {
    const text =
      'Ti thể giúp tế bào sống tạo ra năng lượng cần thiết. Lục lạp là nơi diễn ra quang hợp.';

    expect(cardsOf(text).map(([term]) => term)).toEqual(['Lục lạp', 'Ti thể']);
  });

  it('keeps the best clause of a term, in whichever spelling', () => {
    const text =
      'Điều hoà được thực hiện ở nhiều mức của cơ thể sống. Điều hòa giúp cơ thể giữ ổn định môi trường bên trong.';

    expect(cardsOf(text)).toEqual([['Điều hòa', 'giúp cơ thể giữ ổn định môi trường bên trong']]);
  });

  it('is not a piece of a longer term', () => {
    const text =
      'Gian kernel Hilbert cho phép ta dùng lại các công cụ của hàm tuyến tính. Không gian kernel Hilbert rất rộng. Mọi không gian kernel Hilbert đầy đủ. Có không gian kernel Hilbert.';

    expect(cardsOf(text)).toEqual([]);
  });

  it('is left out of a glossary', () => {
    const items = ['Hoa', 'Bình', 'Chi', 'Dung', 'Giang'].map(
      (name, at) => `${at + 1}. Dự án ${name} là tập hợp đề xuất bỏ vốn trong thời gian dài.`,
    );
    const text = [...items, 'Ủy ban nhân dân cấp tỉnh quy định cụ thể các vị trí.'].join('\n\n');

    expect(cardsOf(text).map(([term]) => term)).not.toContain('Ủy ban nhân dân cấp tỉnh');
    expect(cardsOf(text)).toHaveLength(5);
  });
});

it('five definitions in a list do not make a glossary of a book', () => {
  const items = ['Hoa', 'Bình', 'Chi', 'Dung', 'Giang'].map(
    (name, at) => `${at + 1}. Dự án ${name} là tập hợp đề xuất bỏ vốn trong thời gian dài.`,
  );
  const others = ['Thận', 'Gan', 'Tim', 'Phổi', 'Dạ dày', 'Lá lách'].map(
    (name) =>
      `Bộ phận ${name} là cơ quan nằm trong khoang bụng của động vật. Nó rất lớn. Nó màu đỏ.`,
  );
  const told = 'Đồ thị tính toán giúp hệ thống tìm ra các phép tính độc lập với nhau.';

  expect(cardsOf([...items, ...others, told].join('\n\n')).map(([term]) => term)).toContain(
    'Đồ thị tính toán',
  );
});

it('a text that defines in every second sentence is a glossary', () => {
  const text = ['Thận', 'Gan', 'Tim', 'Phổi', 'Dạ dày']
    .map((name) => `${name} là cơ quan nằm trong cơ thể của động vật có vú. Nó rất lớn.`)
    .join(' ');

  const origins = new Set(cutsOf(text).map(({ origin }) => origin));

  expect([...origins]).toEqual(['glossary']);
});

describe('names that a Vietnamese text gives', () => {
  it.each([
    [
      'behind what they mean',
      'Việc bón vôi để giảm độ chua của đất trồng lúa còn được gọi là khử chua (liming).',
      'khử chua',
      'Việc bón vôi để giảm độ chua của đất trồng lúa',
    ],
    [
      'to what somebody calls so',
      'Ta gọi tập hợp các cá thể cùng loài sống trong một khu vực là quần thể.',
      'quần thể',
      'tập hợp các cá thể cùng loài sống trong một khu vực',
    ],
    [
      'and how they may be understood',
      'Chúng ta có thể hiểu gia tốc là mức thay đổi vận tốc của vật trong một giây.',
      'gia tốc',
      'mức thay đổi vận tốc của vật trong một giây',
    ],
    [
      'with a note in brackets',
      'Thật vậy, hình thái học (morphology) là một nhánh của ngôn ngữ học nghiên cứu cấu trúc của từ.',
      'hình thái học',
      'một nhánh của ngôn ngữ học nghiên cứu cấu trúc của từ',
    ],
  ])('are read %s', (_, text, term, definition) => {
    expect(cardsOf(text)).toEqual([[term, definition]]);
  });

  it('take their meaning from the sentence before, which is then quoted too', () => {
    const text =
      'Nước ngầm ngấm dần qua các lớp đá vôi và hòa tan chúng thành hang động. Hiện tượng này được gọi là phong hóa (weathering).';
    const [card] = draftVietnameseCards(readDocument(text, 'vi'), [], reader);

    expect(card?.card).toEqual({
      term: 'phong hóa',
      definition: 'Nước ngầm ngấm dần qua các lớp đá vôi và hòa tan chúng thành hang động',
      source: { quote: text, start: 0, end: text.length },
    });
  });

  it('stand for what the next sentence says of the same thing', () => {
    const text =
      'Trong máy ảnh, ánh sáng đi qua thấu kính hội tụ. Thấu kính này giúp gom các tia sáng về một điểm trên phim.';

    expect(cardsOf(text)).toEqual([
      ['thấu kính hội tụ', 'giúp gom các tia sáng về một điểm trên phim'],
    ]);
  });

  it.each([
    [
      'of a verb that belongs to the name',
      'Tập dữ liệu huấn luyện ban đầu được chia thành hai phần.',
    ],
    ['that says hardly anything', 'Máy nén là một công cụ quan trọng và rất phổ biến.'],
  ])('make no card %s', (_, text) => {
    expect(cardsOf(`${text} Tập dữ liệu lớn. Máy nén nhỏ.`)).toEqual([]);
  });
});
