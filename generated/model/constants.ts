// Generated 89e7912ba422. Numbers and words that the product is built on.

/** How long after check-out a paid stay counts as open for those who want to delete their account. In hours. */
export const accountOpenHours = 24;

/** How long after check-out a reported stay counts as open. In days. */
export const accountReportDays = 14;

/** How long before check-in a booking must come, unless the host says otherwise. In hours. */
export const advanceNoticeHours = 24;

/** How long before check-in a guest reads it, unless the host says otherwise. In days. */
export const arrivalDays = 3;

/** The earliest that a guest can read it before check-in. In days. */
export const arrivalDaysMax = 60;

/** How long before check-in a guest gets the mail about arriving. In hours. */
export const arrivalMailHours = 24;

/** The longest text about one thing of an arrival. In characters. */
export const arrivalMax = 3000;

/** How long before arrival or after check-out it is sent, unless the host says otherwise. In days. */
export const automaticDays = 3;

/** How far before arrival or after check-out a message can be sent. In days. */
export const automaticDaysMax = 30;

/** How late an automatic message is still sent, after a time in which nothing could be. In hours. */
export const automaticLateHours = 24;

/** The most automatic messages of a host. */
export const automaticMax = 30;

/** The largest picture of a person. In bytes. */
export const avatarBytes = 5000000;

/** The most pixels of a picture that is sent in. In pixels. */
export const avatarMostPixels = 50000000;

/** The side of a person’s picture as it is kept, a square. In pixels. */
export const avatarSide = 512;

/** After how long a banner goes away by itself; 0 means never. In ms. Source: §9. */
export const bannerAutoDismissMs = 0;

/** The most beds of a property. */
export const bedsMax = 60;

/** The clocks by which a date of birth lies in the past. */
export const birthDateZone = "America/St_Johns";

/** How far ahead a stay may be booked. In days. */
export const bookingHorizonDays = 540;

/** Bookings and requests that one person may ask for in an hour, refused ones among them. */
export const bookingsPerHour = 10;

/** How far back a host’s calendars go. In days. */
export const calendarBackDays = 366;

/** How many changes to a calendar are saved, or taken back, at once. In changes. */
export const calendarChangesMax = 100;

/** Edits of several calendars by one host in an hour. */
export const calendarEditsPerHour = 240;

/** Exported calendars that one address reads in a minute. */
export const calendarFilesPerMinute = 600;

/** Of how many stays a search with dates asks the calendar, the recommended or the asked-for first; where more fit but for their dates, it says “at least”; of more where fewer of these are free than a page shows. In stays. */
export const calendarsAskedMax = 2000;

/** Nights of the grid of all listings. In nights. */
export const calendarsNights = 28;

/** Listings on a page of the grid. */
export const calendarsPerPage = 50;

/** What a booking leaves on the card, however many points it takes. In cents. */
export const cardMinimumCents = 100;

/** The most stays that are asked for by their ids. In stays. */
export const cardsMax = 100;

/** How long a proposed change of a booking is open. In hours. */
export const changeHours = 48;

/** Changes that one person may propose in an hour, refused ones among them. */
export const changesPerHour = 20;

/** The least that is charged, in the smallest unit of each currency. In cents. */
export const chargeLeast = 50;

/** The most that is charged at once, in the smallest unit of each currency. In cents. */
export const chargeMost = 99999999;

/** How long a guest may take to answer a claim. In days. */
export const claimAnswerDays = 7;

/** How long a claim and its pictures are kept once it is accepted, decided or withdrawn. In days. */
export const claimKeptDays = 730;

/** The largest claim, in Canadian dollars. In dollars. */
export const claimMaxDollars = 10000;

/** The smallest claim, in Canadian dollars. In cents. */
export const claimMinCents = 100;

/** The most pictures of a claim. */
export const claimPhotosMax = 10;

/** The shortest account of what happened. In characters. */
export const claimTextMin = 10;

/** How long an invitation to co-host can be accepted. In days. */
export const cohostDays = 7;

/** Invitations to co-host by one person in an hour. */
export const cohostInvitesPerHour = 10;

/** The most listings of one invitation, beside the one that it is sent from. */
export const cohostListingsMax = 100;

/** Invitations to co-host to one address in a day, by all hosts together. */
export const cohostMailsPerDay = 4;

/** The most co-hosts of a listing, with those who are invited. */
export const cohostsMax = 10;

/** The coming days that a host sees at one glance, today among them. In days. */
export const comingDays = 28;

/** How many of the most common passwords are refused. */
export const commonPasswords = 10000;

/** Where letters reach the company. */
export const companyAddress = "100 Water Street, St. John’s, NL A1C 1A1, Canada";

/** The company behind the product, as contracts name it. */
export const companyName = "Tuckamore Stays Inc.";

/** How many of the amenities that not all of the compared stays have are named of each; the rest is counted. In amenities. */
export const comparedAmenitiesMax = 10;

/** The most stays side by side: of more, a phone shows none that can be read. In stays. */
export const comparedMax = 3;

/** The fewest stays side by side. In stays. */
export const comparedMin = 2;

/** When the compared commission was published. */
export const comparisonDate = "October 2025";

/** The commission that the large platform takes from hosts, as published. In %. */
export const comparisonFeePercent = 15.5;

/** The most complaints about one request. */
export const complaintsMax = 100;

/** The largest body whose complaints are all looked for; of a larger one the first is told. In values. */
export const complaintsWholeMax = 1000;

/** How long the link that verifies an address works. In hours. */
export const confirmLinkHours = 24;

/** The wait between two verification mails. In minutes. */
export const confirmMailMinutes = 1;

/** Verification mails to one account in a day. */
export const confirmMailsPerDay = 5;

/** How many listings are connected in one go. */
export const connectAtOnceMax = 25;

/** How often one host may connect listings in an hour. */
export const connectsPerHour = 30;

/** Copies of contact messages that one address gets in a day; what comes after is sent to us alone. */
export const contactCopiesPerDay = 3;

/** How many lines of a contact message its copy shows. */
export const contactCopyLines = 3;

/** How much of a contact message its copy shows. In characters. */
export const contactCopyMax = 300;

/** The longest message of the contact form. In characters. */
export const contactMessageMax = 4000;

/** Messages of the contact form from one address in an hour. */
export const contactMessagesPerHour = 5;

/** How long the contact form stands open before it can be sent, at least. In seconds. */
export const contactSeconds = 3;

/** The longest report of a listing, a review or a message. In characters. */
export const contentReportMax = 1000;

/** Reports of one person in a day. */
export const contentReportsPerDay = 10;

/** The currency of a conversion that names none. Source: §1. */
export const conversionDefaultCurrency = "CAD";

/** The value of a conversion that names none. Source: §1. */
export const conversionDefaultValue = 1;

/** How long a conversion event waits before the page goes on without it. In ms. Source: §1. */
export const conversionTimeoutMs = 2000;

/** How long a cookie lasts unless it says otherwise. In days. Source: §9. */
export const cookieDays = 365;

/** The largest cookie that is set. In bytes. Source: §5. */
export const cookieLimitBytes = 4096;

/** How long the currency dropdown waits after a resize before it looks for space again. In ms. Source: §9. */
export const currencyDropdownDebounceMs = 150;

/** The locale in which dates are shown. Source: §5. */
export const dateLocale = "en-US";

/** How many stays a search with dates looks at: these are priced, ordered and counted to the cent; of more, the first by the night price that is kept, and it says “at least”. In stays. */
export const datedStaysMax = 500;

/** The currency of a browser that no row of the region currencies fits. */
export const defaultCurrency = "CAD";

/** What is put before a link without a scheme. Source: §5. */
export const defaultLinkScheme = "https://";

/** How long the link that confirms that an account goes works. In minutes. */
export const deleteLinkMinutes = 60;

/** Links to delete an account that are mailed in an hour. */
export const deleteMailsPerHour = 5;

/** The longest description of a listing. In characters. */
export const descriptionMax = 5000;

/** Towns that destination pages and the sitemap name, the fullest first. */
export const destinationTownsMax = 20;

/** How long a server remembers which places have pages, and counts over more stays than a search looks at; so long again it tells the earlier ones while it counts anew. In seconds. */
export const destinationsKeptSeconds = 60;

/** How long the device’s log-in history lasts: ten years. In days. Source: §9. */
export const deviceLoginHistoryDays = 3650;

/** The longest door code. In characters. */
export const doorCodeMax = 100;

/** How many drafts a host may have. */
export const draftsMax = 200;

/** From how many days ahead the discount for early bookings counts. In days. */
export const earlyBookingDays = 60;

/** The environment that errors are reported under. Source: §9. */
export const environmentName = "production";

/** The most that somebody may write about an error. In characters. */
export const errorStoryMost = 2000;

/** The share of unexpected errors that are reported with their traces. Source: §9. */
export const errorTraceSampleRate = 1;

/** What a price in another currency carries above the Bank of Canada’s daily rate. In %. */
export const exchangeMarginPercent = 2;

/** A company with more stays than this at one address in a year is no reportable seller. In stays. */
export const excludedRentals = 2000;

/** Downloads of one’s own data from one account in an hour. */
export const exportsPerHour = 5;

/** The longest usual time to an answer of a host who answers fast. In hours. */
export const fastReplyHours = 2;

/** The smallest share of requests that a host who answers fast answers. */
export const fastReplyPercent = 90;

/** The lowest average rating of a guest favourite. */
export const favouriteRating = 4.8;

/** The fewest reviews of a guest favourite. In reviews. */
export const favouriteReviews = 5;

/** What a host keeps of a night in the example that compares fees. In CAD. */
export const feeExampleCad = 200;

/** How old a calendar may be when a booking depends on it. In minutes. */
export const feedFreshMinutes = 15;

/** After how long without a reading a property is no longer booked at once. In hours. */
export const feedInstantHours = 72;

/** How often a calendar from elsewhere is read that has changed lately, or whose place has a stay coming. In minutes. */
export const feedMinutes = 30;

/** The longest name of a calendar from elsewhere. In characters. */
export const feedNameMax = 40;

/** How soon a stay has to begin for its place’s calendars to be read often. In days. */
export const feedNearDays = 7;

/** The longest time from one reading of a calendar from elsewhere to the next, as long as it can be read. In hours. */
export const feedQuietHours = 2;

/** After how long without a reading the host is warned. In hours. */
export const feedStaleHours = 24;

/** The longest comment in a survey. In characters. */
export const feedbackCommentMax = 2000;

/** How long sent feedback can be replaced by sending it again. In hours. */
export const feedbackEditHours = 24;

/** How many calendars from elsewhere a property reads. */
export const feedsMax = 10;

/** The most people who vote and write in a wish list beside its owner. In people. */
export const fellowsMax = 50;

/** Until when before check-in the firm policy gives everything back. In days. Source: §3. */
export const firmFullDays = 30;

/** Until when before check-in the firm policy gives a part back. In days. */
export const firmPartDays = 7;

/** What the firm policy gives back of the nights, once it is too late for all. In %. */
export const firmPartPercent = 50;

/** What a host earns when a first property is listed with a synced calendar. In points. */
export const firstListingPoints = 500;

/** The name of a wish list that comes about by saving a stay; its owner can change it. */
export const firstWishlistName = "Saved stays";

/** Until when before check-in the flexible policy gives everything back. In hours. Source: §3. */
export const flexibleFullHours = 24;

/** In how many months a search looks for a weekend, a week or a month. In months. */
export const flexibleMonthsMax = 3;

/** How many months the search box offers for a weekend, a week or a month. In months. */
export const flexibleMonthsShown = 12;

/** How many stays a search with flexible dates looks at; of more, it says “at least”. In stays. */
export const flexibleStaysMax = 300;

/** The most fields of a form that carries a file. */
export const formFieldsMax = 60;

/** The most files of a form whose field takes any number. */
export const formFilesMax = 30;

/** Pictures of listings elsewhere that one host may look at in an hour before they are copied. */
export const foundPhotosPerHour = 300;

/** The width from which the small-screen menu closes by itself. In px. Source: §9. */
export const hamburgerBreakpointPx = 768;

/** Where the price filter ends, in whole units of its currency. */
export const highestFilterPrice = 2000000;

/** The highest price of a night, and of a fee. In cents CAD. */
export const highestPriceCents = 1000000;

/** The highest sum that is taken in. In cents. */
export const highestSumCents = 1000000000;

/** How much of their earnings hosts keep. In %. Source: §2. */
export const hostEarningsPercent = 100;

/** Messages of one person to hosts in an hour. */
export const hostMessagesPerHour = 20;

/** How long a host may reply to a review. In days. */
export const hostReplyDays = 30;

/** The stays of a host on one page. In stays. */
export const hostStaysPerPage = 12;

/** The longest house rules. In characters. */
export const houseRulesMax = 2000;

/** How long a browser keeps to https after a visit, where the site’s address is https. In days. */
export const hstsDays = 365;

/** How often a page that is looked at asks how many messages wait. In seconds. */
export const inboxLookSeconds = 60;

/** The most languages that a person speaks, or that a search asks for. */
export const languagesMax = 40;

/** The large rental platform that the default title names. Source: §2. */
export const largePlatform = "Airbnb";

/** Up to how many days ahead the last-minute discount counts. In days. */
export const lastMinuteDays = 7;

/** The last page of a list that can be asked for. */
export const lastPage = 1000;

/** Where the pictures of listings for shared links lie, each under the listing’s id. */
export const listingPreviewPath = "/preview/listing";

/** Listings, their free nights and reviews, each, that a person or one address reads in ten minutes; pages drawn by the server count as pages. */
export const listingReads = 2400;

/** The longest listing address, or list of them. In characters. */
export const listingUrlMax = 8192;

/** The most open nights between two stays that count as a gap. In nights. */
export const longestGapNights = 30;

/** The longest stay that a host may allow. In nights. */
export const longestStayNights = 365;

/** How long an unpaid booking counts as a time before. In days. */
export const lostHoldDays = 30;

/** How long a guest waits to book a place again after a booking there lapsed or was cancelled unpaid. In hours. */
export const lostHoldWaitHours = 1;

/** How long that is from the second time on. In hours. */
export const lostHoldsWaitHours = 24;

/** The lowest price of a night. In cents CAD. */
export const lowestPriceCents = 1000;

/** The most stays that a map of a search shows, the first by the order that is asked for. In stays. */
export const mapPinsMax = 300;

/** The longest message. In characters. */
export const messageMax = 2000;

/** The most pictures of one message. */
export const messagePhotosMax = 4;

/** Pictures that one person may add to messages in an hour. */
export const messagePhotosPerHour = 60;

/** How often an open thread looks for news. In seconds. */
export const messagePollSeconds = 20;

/** Messages of a thread that are answered at once. */
export const messagesPerPage = 50;

/** Until when before check-in the moderate policy gives everything back. In days. Source: §3. */
export const moderateFullDays = 5;

/** What the moderate policy gives back of the other nights, once it is too late for all. In %. */
export const moderateRestPercent = 50;

/** From how many nights on the monthly discount counts. In nights. */
export const monthlyDiscountNights = 28;

/** The longest first or last name. In characters. */
export const nameMax = 50;

/** What a person’s name looks like, as a text of one line: without marks of direction and invisible characters. */
export const namePattern = "^[^\\u061C\\u200B\\u200E\\u200F\\u2060-\\u206F\\uFEFF\\u{E0000}-\\u{E007F}]*$";

/** How far from a place without results a town counts as near. In km. */
export const nearbyKilometres = 80;

/** How deep the lists and objects of a body may lie in one another. In levels. */
export const nestingMax = 32;

/** How many new stays a mail about a saved search shows; the rest is one press away. In stays. */
export const newStaysCardsMax = 5;

/** How long after one mail about saved searches a person gets the next at the earliest. In hours. */
export const newStaysHours = 24;

/** How long a stay is listed before mails tell of it: until then, its listing may still be on its way into the database. In minutes. */
export const newStaysSettleMinutes = 5;

/** The id of somebody who has left, wherever they stand in what stays. */
export const nobodyId = "00000000-0000-0000-0000-000000000000";

/** The most decimals of a shown number. Source: §5. */
export const numberDecimalsMax = 2;

/** The fewest decimals of a shown number. Source: §5. */
export const numberDecimalsMin = 0;

/** How long an offer that a host made for a request is open. In hours. */
export const offerHours = 24;

/** Open requests of one guest. */
export const openRequestsMax = 3;

/** How long a page that anybody may see is sent again as it was rendered. In seconds. */
export const pageKeptSeconds = 30;

/** How long caches between us and the visitors may send such a page. In seconds. */
export const pageSharedSeconds = 5;

/** The same while the database tells nothing of its changes. In seconds. */
export const pageUnsureSeconds = 2;

/** The room for pages that were asked for once. In bytes. */
export const pagesAskedOnceBytes = 8000000;

/** The room for pages that were asked for more than once. In bytes. */
export const pagesKeptBytes = 40000000;

/** The most pages that are rendered for one visitor in a minute. */
export const pagesPerMinute = 240;

/** The platform that the product belongs to; one account serves all of its products. Source: §1. */
export const parentName = "Halyard";

/** A password that is a common one and no more than so many characters is refused. In characters. */
export const passwordAddedMax = 6;

/** The time within which refused passwords are counted, and how long logging in then waits. In minutes. */
export const passwordAttemptsMinutes = 15;

/** The longest password. In characters. */
export const passwordMax = 128;

/** The shortest password. In characters. */
export const passwordMin = 10;

/** How long a guest may take to pay an accepted request. In hours. */
export const payHours = 24;

/** How long a guest may take to pay when check-in is near. In hours. */
export const payHoursSoon = 2;

/** What the pay-later offer takes off. In CAD. Source: §2. */
export const payLaterDiscountCad = 30;

/** The largest amount that the pay-later form takes along. In CAD. */
export const payLaterMaximumCad = 25000;

/** The partner behind the pay-later offer. Source: §2. */
export const payLaterPartner = "Vertoflex";

/** How long a guest may take to pay an instant booking. In minutes. */
export const payMinutesInstant = 15;

/** How long before the time to pay is over a guest who has not paid gets a mail. In minutes. */
export const payReminderMinutes = 60;

/** How long after a host has left the account is closed at the provider that paid them. In days. */
export const payeeCloseDays = 30;

/** How long after check-in the host is paid. In hours. */
export const payoutHours = 24;

/** The longest phone number as it is typed. In characters. */
export const phoneMax = 40;

/** What a phone number looks like as it is kept. */
export const phonePattern = "^\\+[1-9]\\d{6,14}$";

/** The largest picture that a host may upload. In bytes. */
export const photoBytes = 20000000;

/** The most pixels of a picture that a host sends in. In pixels. */
export const photoMostPixels = 60000000;

/** The longer side of a property’s picture as it is kept, at most. In pixels. */
export const photoSide = 2400;

/** The fewest pictures of a listing that Google shows. */
export const photosForGoogle = 8;

/** The most pictures of a property. */
export const photosMax = 50;

/** The fewest pictures of a listed property. */
export const photosMin = 5;

/** Pictures that one host may send in an hour. */
export const photosPerHour = 200;

/** Where the pictures of places for shared links lie, each under the name in the place’s address. */
export const placePreviewPath = "/preview/place";

/** Questions of one person about places in a minute. */
export const placesPerMinute = 60;

/** What one point is worth. In CAD. Source: §1. */
export const pointValueCad = 0.01;

/** The most points that are spoken of at once. In points. */
export const pointsMax = 10000000;

/** The fewest points that a booking may be paid with. In points. */
export const pointsMinimum = 100;

/** What a guest earns for each dollar of the host’s price, after points. In points. */
export const pointsPerCad = 2;

/** How many entries of the points ledger are sent at a time. */
export const pointsPerPage = 10;

/** How long after check-out earned points arrive. In hours. */
export const pointsPostedHours = 24;

/** The day from which terms, privacy policy and booking policies hold. */
export const policiesDate = "November 1, 2026";

/** How many provinces and territories count as popular. */
export const popularStatesMax = 8;

/** The most nights that are kept free between two stays. In nights. */
export const preparationNightsMax = 7;

/** The height of the picture that a shared link shows. In pixels. */
export const previewHeight = 630;

/** The width of the picture that a shared link shows. In pixels. */
export const previewWidth = 1200;

/** The stay that a host is shown the price of, where no longer one is the shortest. In nights. */
export const previewedNights = 3;

/** Pictures for shared links that one visitor may ask for in a minute. */
export const previewsPerMinute = 60;

/** Pictures for shared links that may wait to be drawn. */
export const previewsWaitingMax = 20;

/** Price checks from one address in a minute. */
export const priceChecksPerMinute = 60;

/** Looks at what a price brings, of one host in a minute. */
export const pricePreviewsPerMinute = 240;

/** Where questions about personal information go. */
export const privacyEmail = "privacy@tuckamore.example";

/** The longest private note to the host, and the longest reply of a host. In characters. */
export const privateNoteMax = 1000;

/** The longer side of a picture that two people show each other as it is kept, at most. In pixels. */
export const privatePhotoSide = 1600;

/** The longer side of the same picture as a conversation shows it, at most. In pixels. */
export const privatePhotoSmallSide = 320;

/** The name of the product. Source: §1. */
export const productName = "Tuckamore";

/** Changes to one’s profile in an hour, pictures among them. */
export const profileChangesPerHour = 60;

/** Reviews on a page of those that one person has written. */
export const profileReviewsPerPage = 20;

/** How long a pointer rests on the user icon before its tooltip appears. In ms. Source: §9. */
export const profileTooltipDelayMs = 300;

/** How closely a listing’s place is shown before a booking is confirmed. In metres. */
export const publicPositionMetres = 500;

/** The longest place that people type into the search. In characters. */
export const queryMax = 120;

/** How long a quoted price and its exchange rate are held. In minutes. */
export const quoteMinutes = 30;

/** How old a rate may be that prices are shown and charged with. In days. */
export const ratesDays = 5;

/** The longest reason for cancelling or rejecting. In characters. */
export const reasonMax = 500;

/** How many of a person’s last searches the search pill offers again. */
export const recentSearchesMax = 4;

/** The faces of the recipient’s banner, from 1. Source: §9. */
export const recipientScale = 3;

/** How long after a first part a host may record the rest of a direct payment. In hours. */
export const recordHours = 24;

/** The length of a referral code. In characters. */
export const referralCodeLength = 8;

/** What a friend who signs up with a code gets once the email address is verified. In points. */
export const referralFriendPoints = 2000;

/** How long after signing up a host’s first paid stay still rewards the sender. In days. */
export const referralHostDays = 180;

/** What the sender gets after the first paid stay at a property of a host who came with the code. In points. */
export const referralHostPoints = 10000;

/** How long after the end of the stay the sender’s reward arrives. In hours. */
export const referralPostedHours = 24;

/** How long after signing up the friend’s first stay still rewards the sender. In months. */
export const referralSenderMonths = 12;

/** What the sender gets after the friend’s first paid stay. In points. */
export const referralSenderPoints = 3000;

/** The smallest total before taxes of a first stay that counts for a referral. In CAD. */
export const referralStayMinimumCad = 150;

/** The most points that one sender gets for referrals in a year. In points. */
export const referralYearlyCap = 50000;

/** How long a removed picture can be brought back. In hours. */
export const removedPhotoHours = 24;

/** A copy of the database that is further behind is left out until it has caught up. In seconds. */
export const replicaBehindMax = 5;

/** How long a host may take to answer a request. In hours. */
export const replyHours = 24;

/** The longest name of a saved reply. In characters. */
export const replyTitleMax = 60;

/** How long after check-out a stay may be reported. In days. */
export const reportDays = 14;

/** The day of the next year by which the yearly report of hosts is filed. */
export const reportFiledBy = "01-31";

/** How long after the last year in which a host was paid it is kept of one who left what the tax office is told. In months. */
export const reportKeptMonths = 2;

/** The largest body of a request, files apart. In bytes. */
export const requestBytes = 200000;

/** How long a request may take to arrive whole. In seconds. */
export const requestSeconds = 60;

/** How long the link that resets a password works. In minutes. */
export const resetLinkMinutes = 60;

/** Password resets asked for from one address in an hour. */
export const resetMailsPerHour = 5;

/** How many results a page of search shows. */
export const resultsPerPage = 24;

/** The most results of one page of search. */
export const resultsPerPageMax = 50;

/** How long after check-out a guest is asked for a review. In days. */
export const reviewAskDays = 1;

/** The longest review. In characters. */
export const reviewCommentMax = 2000;

/** The shortest review. In characters. */
export const reviewCommentMin = 20;

/** How long after check-out a guest who has not written a review is reminded. In days. */
export const reviewRemindDays = 11;

/** How long after check-out a stay may be reviewed. In days. Source: §9. */
export const reviewWindowDays = 14;

/** From how many reviews on an average is shown. */
export const reviewsForAverage = 3;

/** How many chained navigations the router follows. */
export const routerRedirectLimit = 100;

/** The most saved replies of a host. */
export const savedRepliesMax = 30;

/** The longest name of a saved search. In characters. */
export const savedSearchNameMax = 120;

/** The most saved searches of a person. */
export const savedSearchesMax = 20;

/** How many stays a search looks at, the recommended or the asked-for first: these are priced, ordered and counted to the cent; of more, it says “over”. In stays. */
export const searchedStaysMax = 1000;

/** Searches from one address in a minute. */
export const searchesPerMinute = 120;

/** The most listings of a season. */
export const seasonListingsMax = 100;

/** The longest name of a season. In characters. */
export const seasonNameMax = 60;

/** The most seasons of a host. */
export const seasonsMax = 60;

/** How many of the listings that were opened last the home page offers again. In stays. */
export const seenStaysMax = 8;

/** The points of the sender’s scale, from 1. Source: §9. */
export const senderScale = 5;

/** Our fee, on what the host gets. In %. */
export const serviceFeePercent = 8;

/** A session ends after so long in any case. In days. */
export const sessionDays = 60;

/** A session ends after so long without a call. In days. */
export const sessionIdleDays = 14;

/** Refused passwords for one account from one address before logging in has to wait. Source: §9. */
export const sessionPasswordAttempts = 5;

/** How far from the dates asked for a search without results looks for others. In days. */
export const shiftDaysMax = 3;

/** The challenge method of PKCE. Source: §7 Single sign-on. */
export const signOnChallengeMethod = "S256";

/** How long the one-time code of a finished single sign-on works. In seconds. */
export const signOnCodeSeconds = 60;

/** How long a begun single sign-on may take. In minutes. */
export const signOnMinutes = 10;

/** Where, below the base path of the calls, the parent platform sends people back to. Source: §7 Single sign-on. */
export const signOnReturnPath = "/user/sso";

/** What the parent platform is asked to tell: email address and name. Source: §7 Single sign-on. */
export const signOnScope = "read__email read__name";

/** Signups from one address in an hour. */
export const signupsPerHour = 10;

/** The most stays that a listing names as similar. In stays. */
export const similarMax = 8;

/** Where the picture lies of pages that have none of their own. */
export const sitePreviewPath = "/preview.jpg";

/** Below which the lists of pages lie. */
export const sitemapFolder = "/sitemap";

/** About how many listings one list names. In listings. */
export const sitemapListings = 1000;

/** Where the list of the lists of pages lies. */
export const sitemapPath = "/sitemap.xml";

/** Photos that a list names with each listing. In photos. */
export const sitemapPhotos = 5;

/** Lists of pages that one visitor may ask for in a minute. */
export const sitemapsPerMinute = 120;

/** The most guests of a property. */
export const sleepsMax = 30;

/** How close to check-in an accepted request counts as near. In hours. */
export const soonHours = 48;

/** When guests may come in, unless the host says otherwise. */
export const standardCheckin = "16:00";

/** When guests leave, unless the host says otherwise. */
export const standardCheckout = "11:00";

/** The time zone of a property of which nothing is said yet. */
export const standardZone = "America/Toronto";

/** The longest note on a stay of a wish list. In characters. */
export const stayNoteMax = 500;

/** The most notes on the stays of a wish list. */
export const stayNotesMax = 200;

/** How many notes on stays a person writes in an hour. */
export const stayNotesPerHour = 60;

/** Refused passwords for one account from all addresses together before strange devices have to wait. */
export const strangerPasswordAttempts = 20;

/** How long after booking the strict policy gives everything back. In hours. Source: §3. */
export const strictFullHours = 48;

/** Until when before check-in the strict policy gives a part back. In days. */
export const strictPartDays = 7;

/** What the strict policy gives back of the nights, once it is too late for all. In %. */
export const strictPartPercent = 50;

/** The most places that the search box suggests. In places. */
export const suggestedPlacesMax = 6;

/** The most ways on that a search without results offers. */
export const suggestionsMax = 5;

/** Where people write when the contact form does not do. */
export const supportEmail = "help@tuckamore.example";

/** How long after answering as a recipient nobody is asked as a sender. In hours. */
export const surveyPauseHours = 24;

/** The most stays of which a search with dates asks the calendar, where those that it asked before are nearly all taken; a free one beyond them is not found. In stays. */
export const takenCalendarsMax = 128000;

/** Messages of one person in threads in an hour. */
export const threadMessagesPerHour = 60;

/** How far apart the time picker’s slots lie. In minutes. Source: §9. */
export const timePickerSlotMinutes = 15;

/** How many times of day the time picker offers, on a 12-hour clock. Source: §9. */
export const timePickerSlots = 96;

/** The longest title of a listing. In characters. */
export const titleMax = 80;

/** The most messages of assistants from one visitor in a minute. */
export const toolMessagesPerMinute = 120;

/** Where assistants ask for the calls as tools. */
export const toolsPath = "/mcp";

/** What a phone number looks like as it is typed, with spaces, brackets, dots and dashes. */
export const typedPhonePattern = "^(?:(?:\\+?1[ ().\\u00A0\\u2010-\\u2015-]*|\\()?[2-9](?:[ ().\\u00A0\\u2010-\\u2015-]*\\d){2}[ ().\\u00A0\\u2010-\\u2015-]*[2-9](?:[ ().\\u00A0\\u2010-\\u2015-]*\\d){6}|\\+[2-9](?:[ ().\\u00A0\\u2010-\\u2015-]*\\d){6,14})$";

/** Bookings of one guest that hold nights and wait for the guest’s payment. */
export const unpaidHoldsMax = 3;

/** How long a picture is kept whose message is not sent. In hours. */
export const unsentPhotoHours = 24;

/** Up to which price of a night, fees included, the sales taxes below are not due. In cents. */
export const untaxedNightCents = 2000;

/** How much of an IPv6 address tells one visitor from another where uses are counted. In bits. */
export const visitorNetworkBits = 64;

/** Refused passwords for all accounts together from one address before logging in from there has to wait, known devices apart. */
export const visitorPasswordAttempts = 30;

/** From how many nights on the weekly discount counts. In nights. */
export const weeklyDiscountNights = 7;

/** The longest text about the Wi-Fi. In characters. */
export const wifiMax = 500;

/** The longest name of a wish list. In characters. */
export const wishlistNameMax = 60;

/** The most stays of a wish list. In stays. */
export const wishlistStaysMax = 100;

/** The most wish lists of a person. */
export const wishlistsMax = 20;
