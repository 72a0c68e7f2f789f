import { readWordList } from '../../vietnamese/word-lists';

const linesOf = (list: string) =>
  list
    .split('\n')
    .map((word) => word.trim())
    .filter(Boolean);

/** What stands behind such a label says what the heading above it is. */
const DEFINING = new Set([
  ...linesOf(`definition
    formal definition
    meaning
    concept
    description
    what is it
    what it is`),
  ...readWordList('labels-that-define'),
]);
/** What stands behind such a label is about the heading above it. */
const ATTRIBUTES = new Set([
  ...linesOf(`advantages
    advantage
    accomplishments
    achievements
    area of study
    career
    contributions
    early life
    education
    legacy
    life
    personal history
    personal life
    economy
    politics
    government
    agriculture
    industry
    trade
    tourism
    transport
    exports
    imports
    gdp
    inflation
    unemployment
    unemployment rate
    labor force
    labour force
    area
    capital
    currency
    language
    languages
    religion
    religions
    ethnic groups
    legislature
    executive
    judiciary
    father
    mother
    spouse
    children
    born
    died
    geography
    population
    climate
    aim
    aims
    applications
    background
    benefits
    causes
    cause
    characteristics
    classification
    clinical features
    etiology
    epidemiology
    history
    management
    pathophysiology
    prognosis
    signs
    complications
    components
    consequences
    context
    criteria
    diagnosis
    disadvantages
    effects
    effect
    elements
    exceptions
    features
    formula
    function
    functions
    goal
    goals
    impact
    importance
    key characteristics
    key features
    limitations
    location
    mechanism
    objectives
    outcome
    outcomes
    prevention
    principles
    pro
    pros
    con
    cons
    properties
    purpose
    requirements
    result
    results
    risk factors
    role
    roles
    rules
    significance
    stages
    steps
    structure
    symptoms
    treatment
    types
    uses
    weaknesses
    strengths
    assessment
    assessments
    assessment findings
    intervention
    interventions
    clinical findings
    clinical manifestations
    contraindications
    etiologic factors
    indications
    laboratory findings
    nursing interventions
    nursing intervention
    nursing management
    side effects
    signs and symptoms
    exception
    adverse effects
    mechanism of action
    dosage
    key figures
    key events
    key people
    criticism
    criticisms
    time complexity
    space complexity
    themes`),
  ...readWordList('labels-of-attributes'),
]);
/** What stands behind such a label is no answer to anything. */
const REMARKS = new Set([
  ...linesOf(`answer
    answers
    caution
    conclusion
    conclusions
    decision
    discussion
    e.g
    eg
    email
    exam tip
    example
    examples
    exercise
    exercises
    for example
    for instance
    hint
    homework
    i.e
    important
    key point
    key points
    keywords
    link
    links
    optional
    n.b
    nb
    note
    notes
    question
    questions
    reading
    readings
    recall
    ref
    reference
    references
    slides
    textbook
    video
    videos
    remark
    remember
    see also
    source
    sources
    summary
    task
    tip
    tips
    today
    url
    warning
    challenge
    challenges
    idea
    logic
    our assumptions
    assumptions
    problem
    solution
    true
    false
    right
    wrong
    correct
    incorrect
    agrees
    disagrees
    advice
    new rule`),
  ...readWordList('labels-of-remarks'),
]);
/** What a plan of a lesson or a course says about itself: 'DURATION: 75 minutes', 'Learning areas & values'. */
const ABOUT_LESSON = new RegExp(
  `^(?:achievement objectives?|assessment tasks?|class size|course code|credits|cultural considerations|do now|duration|exit tickets?|extension activit(?:y|ies)|grade levels?|instructors?|learning (?:areas?|intentions?|objectives?|outcomes?)|lesson (?:duration|objectives?|title)|levels?|materials(?: needed)?|office hours|prerequisites|required (?:materials|reading)|resources(?: needed)?|success criteria|teachers?|time (?:allotted|needed|required)|values|year levels?)(?=\\s*(?:$|[/&,(]|activit|links))`,
  'u',
);
/** Headings that name a part of the text, not a thing. */
const PARTS = new Set([
  ...linesOf(`abstract
    appendix
    basic concepts
    conclusion
    conclusions
    contents
    glossary
    introduction
    key terms
    key concepts
    main points
    objectives
    outline
    overview
    recap
    review
    summary
    useful definitions
    definitions
    vocabulary
    table of contents
    topics`),
  ...readWordList('headings-of-parts'),
]);

/** 'Examples of Offers', 'Lưu ý MCQ'. 'Nguồn điện' is none, though 'Nguồn' alone is a remark. */
const EXAMPLE =
  /^(?:examples?|e\.?g\.?|ví dụ|vd|lưu ý|chú ý|ghi chú|ghi nhớ|bài tập|câu hỏi|tham khảo|trả lời)(?:\s|$)/iu;

export type LabelKind = 'defining' | 'attribute' | 'remark';

/** 'các đặc trưng', 'main causes', 'ý nghĩa lịch sử': still the same label. */
const BEFORE_LABEL =
  /^(?:các|những|một số|the|some|key|main|major|general|common|other|immediate|long-term|short-term|direct|indirect)\s/u;
const BEHIND_LABEL =
  /\s(?:hay gặp|thường gặp|phù hợp|chung|riêng|chính|cơ bản|chủ yếu|lịch sử|ppl|phương pháp luận|khác|chủ quan|khách quan|trực tiếp|gián tiếp|sâu xa|thực tiễn|lí luận|lý luận)$/u;

/** '8 stages', 'two valuable functions': of what, the heading says. */
const COUNTS_PARTS =
  /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: \p{L}+)? (?:stages|steps|types|kinds|forms|functions|parts|phases|layers|levels|factors|causes|reasons|rules|principles|elements|components|characteristics|features|ways|methods)$/u;

export function labelKindOf(term: string): LabelKind | undefined {
  const label = fold(term).replace(/^phần\/mục$/u, 'phần');
  if (DEFINING.has(label)) {
    return 'defining';
  }
  if (REMARKS.has(label) || EXAMPLE.test(label) || ABOUT_LESSON.test(label)) {
    return 'remark';
  }
  if (COUNTS_PARTS.test(label)) {
    return 'attribute';
  }
  const bare = label.replace(BEFORE_LABEL, '').replace(BEHIND_LABEL, '');
  return ATTRIBUTES.has(label) || ATTRIBUTES.has(bare) || /^(?:key|main) \p{L}+s$/u.test(label)
    ? 'attribute'
    : undefined;
}

/** 'Overview', 'Khái niệm & Thuộc tính': made of nothing but labels. */
export function namesPart(heading: string): boolean {
  const words = fold(heading).split(/\s*(?:[&,/]|\s(?:and|và)\s)\s*/u);
  return words.every((word) => PARTS.has(word) || DEFINING.has(word) || ATTRIBUTES.has(word));
}

function fold(words: string): string {
  return words
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.:]+$/u, '')
    .trim();
}
