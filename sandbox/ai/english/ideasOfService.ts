import type { IdeaWords } from '../words/ideaWords.ts';

/** What is done for people, taught to them or told. */
export const ideasOfService = {
  simpleWebsites: [
    'One-page websites for the self-employed',
    'Tradespeople pay a flat fee to be online in ten days, then a small monthly amount for upkeep.',
  ],
  homeTechHelp: [
    'Patient computer help at home',
    'Seniors, or their children, pay for a visit of an hour and a half to solve a problem and learn how.',
  ],
  paperworkRobots: [
    'Automated invoices and spreadsheets for small firms',
    'Firms of two to ten people pay a flat fee per chore removed, then a quarterly check-up.',
  ],
  tradeBooking: [
    'An appointment tool for a single trade',
    'People of one trade pay a monthly subscription for bookings that follow their habits.',
  ],
  privacyTidying: [
    'Privacy tidying (Law 25) for small organizations',
    'Shops and non-profits pay a flat fee to know what personal information they keep and what to post.',
  ],
  petVisits: [
    'Pet visits and walks',
    'Owners who work late pay per visit or per book of ten, photos and news included.',
  ],
  decluttering: [
    'Decluttering, sorting and giving away',
    'Families who move or empty a house pay by the half-day to sort, donate and put away.',
  ],
  homeworkGroups: [
    'Homework help in groups of four',
    'Parents pay for a ten-week session of two supervised evenings in the neighbourhood.',
  ],
  movingDayCleaning: [
    'Deep cleaning before and after a move',
    'Tenants and owners pay a price by the number of rooms, on a guaranteed date.',
  ],
  accompaniedErrands: [
    'Accompanied errands and appointments',
    'Children who live far away pay by the hour to have a parent driven, waited for and brought home.',
  ],
  bookkeeping: [
    'Bookkeeping for the self-employed',
    'Self-employed people pay a fixed monthly amount for up-to-date books and no surprise in April.',
  ],
  virtualAssistant: [
    'A bilingual virtual assistant, in blocks of ten hours',
    'Small firms buy a block of hours for emails, quotes and customer reminders.',
  ],
  bilingualTexts: [
    'Writing and translation for shops',
    'Shopkeepers pay by the page for menus, posters and sites in good French and good English.',
  ],
  shopPhotos: [
    'The month’s photos and posts for small shops',
    'Shopkeepers pay a monthly package: one visit, twenty photos, eight posts ready to go.',
  ],
  firstHires: [
    'First hires without missteps',
    'Owners who hire for the first time pay a package: job posting, interviews, welcome.',
  ],
  gentleExercise: [
    'Gentle exercise in residences and centres',
    'Seniors’ residences pay by the session, and independent participants by the book of ten.',
  ],
  chairMassage: [
    'Chair massage at work',
    'Employers pay for half a day a month: twelve breaks of fifteen minutes.',
  ],
  newbornHelp: [
    'A hand at home after a birth',
    'New parents, or their family, pay a package of five visits to breathe, sleep and get organized.',
  ],
  caregiverRespite: [
    'Friendly visits and respite for caregivers',
    'Caregivers pay for a block of hours each month to go out with an easy mind.',
  ],
  walkingGroups: [
    'Walking groups in the open air',
    'People getting back in shape pay for a session of eight guided walks; employers offer some to their team.',
  ],
  frenchConversation: [
    'French through conversation, at work',
    'Newcomers and their employers pay for blocks of ten meetings on the words of the job.',
  ],
  musicForAdults: [
    'Music at home for adult beginners',
    'Adults who always wanted to play pay by the lesson, with a small concert among students in spring.',
  ],
  codingAfterSchool: [
    'After-school coding workshops',
    'Parents and after-school services pay for a session of eight workshops in which the child makes a game.',
  ],
  handsOnVideos: [
    'Short video courses in a manual trade',
    'Do-it-yourselfers pay once for a course by project, with a plan, a material list and questions by email.',
  ],
  examPreparation: [
    'Preparation for high-school exams',
    'Parents pay a package of six meetings before the June exams, alone or in pairs.',
  ],
  neighbourhoodTours: [
    'Neighbourhood tours by someone from here',
    'Visitors and school groups pay per person for a two-hour walk full of stories.',
  ],
  firstOutings: [
    'First outdoor outings, gear included',
    'Families and newcomers pay per person for a guided outing: snowshoes, canoe or camping.',
  ],
  gearRental: [
    'Outdoor gear for rent among neighbours',
    'People without storage space rent ready-to-go gear by the weekend, with a deposit.',
  ],
  smallParties: [
    'Decor and coordination of small parties',
    'Families and offices pay a flat fee to arrive at a party that is set up, and leave without cleaning.',
  ],
  cottageCare: [
    'Welcome and upkeep of rented cottages',
    'Owners who live far away pay per stay for cleaning, keys and surprises.',
  ],
  familyPortraits: [
    'Family portraits outdoors',
    'Families pay for a short session and then choose their photos, as files or prints.',
  ],
  lifeStories: [
    'Life stories made into a book',
    'Children give a parent four interviews and a small book, paid in three instalments.',
  ],
  localPodcasts: [
    'Podcasts for non-profits and towns',
    'Organizations pay a flat fee for a series of six episodes, from the interview to publication.',
  ],
  localPosters: [
    'Illustrated posters and cards of local places',
    'Visitors and people fond of their corner buy by the piece, online and in five shops on consignment.',
  ],
  artAtWork: [
    'Art workshops at work',
    'Teams pay for a two-hour session, material included, from which everyone takes a piece home.',
  ],
} as const satisfies IdeaWords;
