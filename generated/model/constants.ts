// Generated 6937f9f306a3. Numbers and words that the product is built on. Change the spec, not this file.

/** How long after check-out a paid stay counts as open for those who want to delete their account. In hours. Decision: section 2: the payout goes out a day after check-in, so a day after check-out all of it has. */
export const accountOpenHours = 24;

/** How long after check-out a reported stay counts as open. In days. Decision: section 2: until then either side may report, and a reported payout waits. */
export const accountReportDays = 14;

/** How long before check-in a booking must come, unless the host says otherwise. In hours. Decision: section 8: hosts need a day to get ready. */
export const advanceNoticeHours = 24;

/** The largest picture of a person. In bytes. Decision: a phone’s photo fits. */
export const avatarBytes = 5000000;

/** The most pixels of a picture that is sent in. In pixels. Decision: more than any phone takes; a small file that unpacks into a giant is refused. */
export const avatarMostPixels = 50000000;

/** The side of a person’s picture as it is kept, a square. In pixels. Decision: sharp where a picture is shown largest, on screens with two dots a pixel. */
export const avatarSide = 512;

/** After how long a banner goes away by itself; 0 means never. In ms. Source: §9. */
export const bannerAutoDismissMs = 0;

/** The most beds of a property. Decision: two beds for every guest are enough. */
export const bedsMax = 60;

/** How far ahead a stay may be booked. In days. Decision: section 8: a year and a half, as guests plan. */
export const bookingHorizonDays = 540;

/** What a booking leaves on the card, however many points it takes. In cents. Decision: section 6: a card proves who booked. */
export const cardMinimumCents = 100;

/** Where letters reach the company. Decision: anti-spam law asks for a postal address under every mail; replace before launch. */
export const companyAddress = "100 Water Street, St. John’s, NL A1C 1A1, Canada";

/** The company behind the product, as contracts name it. Decision: a contract and an email need a named party; replace with the registered name before launch. */
export const companyName = "Tuckamore Stays Inc.";

/** When the compared commission was published. Decision: section 3: a claim of lower fees is dated. */
export const comparisonDate = "October 2025";

/** The commission that the large platform takes from hosts, as published. In %. Decision: section 3: a claim of lower fees names what it is compared with. */
export const comparisonFeePercent = 15.5;

/** The most complaints about one request. Decision: nobody reads more, and looking for them costs time. */
export const complaintsMax = 100;

/** The largest body whose complaints are all looked for; of a larger one the first is told. In values. Decision: more than any form of ours sends; a body that is larger and does not fit was not typed by a person. */
export const complaintsWholeMax = 1000;

/** How long the link that verifies an address works. In hours. Decision: a day to open one’s mail; the link works once. */
export const confirmLinkHours = 24;

/** The wait between two verification mails. In minutes. Decision: a mailed link takes a moment to arrive. */
export const confirmMailMinutes = 1;

/** Verification mails to one account in a day. Decision: nobody’s mailbox is flooded from here. */
export const confirmMailsPerDay = 5;

/** How many listings are connected in one go. Decision: section 13: a list that is read while one waits. */
export const connectAtOnceMax = 25;

/** How often one host may connect listings in an hour. Decision: every connecting reads somebody else’s website. */
export const connectsPerHour = 30;

/** Copies of contact messages that one address gets in a day; what comes after is sent to us alone. Decision: the copy of a message is no way of sending mail to strangers. */
export const contactCopiesPerDay = 3;

/** The longest message of the contact form. In characters. Decision: room for the whole story. */
export const contactMessageMax = 4000;

/** Messages of the contact form from one address in an hour. Decision: section 17: the contact form is open to anyone, so it is throttled. */
export const contactMessagesPerHour = 5;

/** How long the contact form stands open before it can be sent, at least. In seconds. Decision: section 17: the contact form is open to anyone; nobody reads and fills it in so fast, and programs do. */
export const contactSeconds = 3;

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

/** The currency of a browser that no row of the region currencies fits. Decision: section 14: Canadian dollars where the browser’s language says neither CA nor US. */
export const defaultCurrency = "CAD";

/** What is put before a link without a scheme. Source: §5. */
export const defaultLinkScheme = "https://";

/** How long the link that confirms that an account goes works. In minutes. Decision: a link that deletes an account lives an hour and works once. */
export const deleteLinkMinutes = 60;

/** Links to delete an account that are mailed in an hour. Decision: nobody’s mailbox is flooded from here. */
export const deleteMailsPerHour = 5;

/** The longest description of a listing. In characters. Decision: long enough for what guests want to know, short enough to be read. */
export const descriptionMax = 5000;

/** Towns that destination pages and the sitemap name, the fullest first. Decision: the towns with most listings have pages of their own, as their provinces do. */
export const destinationTownsMax = 20;

/** How long a server remembers which places have pages. In seconds. Decision: which places there are changes seldom, and telling it looks at every listing. */
export const destinationsKeptSeconds = 60;

/** How long the device’s log-in history lasts: ten years. In days. Source: §9. */
export const deviceLoginHistoryDays = 3650;

/** How many drafts a host may have. Decision: a large host brings everything they have over at once; nobody fills the database with what is never finished. */
export const draftsMax = 200;

/** From how many days ahead the discount for early bookings counts. In days. Decision: section 3: the best discount counts, one only; two months ahead is when families plan. */
export const earlyBookingDays = 60;

/** The environment that errors are reported under. Source: §9. */
export const environmentName = "production";

/** The most that somebody may write about an error. In characters. Decision: section 18: whoever met an error may say what happened. */
export const errorStoryMost = 2000;

/** The share of unexpected errors that are reported with their traces. Source: §9. */
export const errorTraceSampleRate = 1;

/** What a price in another currency carries above the Bank of Canada’s daily rate. In %. Decision: section 14: covers what changing money costs; it is inside every price shown. */
export const exchangeMarginPercent = 2;

/** Downloads of one’s own data from one account in an hour. Decision: a file of everything is not made in bulk. */
export const exportsPerHour = 5;

/** What a host keeps of a night in the example that compares fees. In CAD. Decision: section 3: the comparison of fees is shown on a round price, so that anyone can check it. */
export const feeExampleCad = 200;

/** How old a calendar may be when a booking depends on it. In minutes. Decision: section 8: before a booking is accepted, paid or made at once, calendars are read anew. */
export const feedFreshMinutes = 15;

/** After how long without a reading a property is no longer booked at once. In hours. Decision: section 8: nothing is booked at once on an old calendar. */
export const feedInstantHours = 72;

/** How often a calendar from elsewhere is read. In minutes. Decision: section 8: fresh enough against double bookings, seldom enough for the other platform. */
export const feedMinutes = 30;

/** After how long without a reading the host is warned. In hours. Decision: section 8: a host should know when we have gone blind. */
export const feedStaleHours = 24;

/** The longest comment in a survey. In characters. Decision: room for a long thought. */
export const feedbackCommentMax = 2000;

/** How long sent feedback can be replaced by sending it again. In hours. Decision: section 7: second thoughts are welcome for a day. */
export const feedbackEditHours = 24;

/** How many calendars from elsewhere a property reads. Decision: a place is offered on a handful of platforms. */
export const feedsMax = 10;

/** What a host earns when a first property is listed with a synced calendar. In points. Decision: section 6: thanks for a listing with a calendar that keeps itself true. */
export const firstListingPoints = 500;

/** The most fields of a form that carries a file. Decision: more than any form has. */
export const formFieldsMax = 60;

/** The most files of a form whose field takes any number. Decision: as many pictures as somebody chooses at once. */
export const formFilesMax = 30;

/** The width from which the small-screen menu closes by itself. In px. Source: §9. */
export const hamburgerBreakpointPx = 768;

/** Where the price filter ends. In CAD. Decision: the highest price of a night, in whole dollars. */
export const highestFilterDollars = 10000;

/** The highest price of a night, and of a fee. In cents CAD. Decision: a night for more is a slip of the keyboard. */
export const highestPriceCents = 1000000;

/** The highest sum that is taken in. In cents. Decision: what is sent is bounded everywhere, so that nothing overflows on its way. */
export const highestSumCents = 1000000000;

/** How much of their earnings hosts keep. In %. Source: §2. */
export const hostEarningsPercent = 100;

/** Messages of one person to hosts in an hour. Decision: enough for someone who compares places, too few to advertise. */
export const hostMessagesPerHour = 20;

/** How long a host may reply to a review. In days. Decision: section 9. */
export const hostReplyDays = 30;

/** The longest house rules. In characters. Decision: long enough for what guests want to know, short enough to be read. */
export const houseRulesMax = 2000;

/** How long a browser keeps to https after a visit, where the site’s address is https. In days. Decision: section 18: a browser that came by https never comes back without it. */
export const hstsDays = 365;

/** The large rental platform that the default title names. Source: §2. */
export const largePlatform = "Airbnb";

/** Up to how many days ahead the last-minute discount counts. In days. Decision: section 3: the best discount counts, one only; in the last week a free night is likely to stay free. */
export const lastMinuteDays = 7;

/** The last page of a list that can be asked for. Decision: what is sent is bounded everywhere, so that nothing overflows on its way. */
export const lastPage = 1000;

/** Where the pictures of listings for shared links lie, each under the listing’s id. Decision: a shared listing shows its first photo with its name, place and price on it. */
export const listingPreviewPath = "/preview/listing";

/** The longest listing address, or list of them. In characters. Decision: section 13: room for the addresses that are connected in one go. */
export const listingUrlMax = 8192;

/** The longest stay that a host may allow. In nights. Decision: longer is a lease. */
export const longestStayNights = 365;

/** The lowest price of a night. In cents CAD. Decision: a night for less is a slip of the keyboard. */
export const lowestPriceCents = 1000;

/** The longest message. In characters. Decision: long enough for what one asks of a host. */
export const messageMax = 2000;

/** How often an open thread looks for news. In seconds. Decision: soon enough to talk, seldom enough for a page that is left open. */
export const messagePollSeconds = 20;

/** Messages of a thread that are answered at once. Decision: what is read at once; earlier ones are asked for. */
export const messagesPerPage = 50;

/** From how many nights on the monthly discount counts. In nights. Decision: section 3: the best discount counts, one only. */
export const monthlyDiscountNights = 28;

/** The longest first or last name. In characters. Decision: fits the names that people have, and the cards they are shown on. */
export const nameMax = 50;

/** What a person’s name looks like: something that is seen, without control characters, marks of direction and invisible ones. Decision: a name stands among other words: it neither turns their direction nor hides anything; joiners, which some scripts need, are welcome. */
export const namePattern = "^(?=.*\\S)[^\\p{Cc}\\u061C\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF\\u{E0000}-\\u{E007F}]*$";

/** How far from a place without results a town counts as near. In km. Decision: about an hour by car. */
export const nearbyKilometres = 80;

/** How deep the lists and objects of a body may lie in one another. In levels. Decision: several times as deep as any body of ours; each level costs more to read than to send. */
export const nestingMax = 32;

/** The id of somebody who has left, wherever they stand in what stays. Decision: section 10: what law and other people rely on stays when somebody leaves, and nothing that tells who it was. */
export const nobodyId = "00000000-0000-0000-0000-000000000000";

/** The most decimals of a shown number. Source: §5. */
export const numberDecimalsMax = 2;

/** The fewest decimals of a shown number. Source: §5. */
export const numberDecimalsMin = 0;

/** Open requests of one guest. Decision: section 2: requests hold nights, so nobody holds many. */
export const openRequestsMax = 3;

/** The most pages that are rendered for one visitor in a minute. Decision: more than a household opens; a page costs more to render than to ask for. */
export const pagesPerMinute = 240;

/** The platform that the product belongs to; one account serves all of its products. Source: §1. */
export const parentName = "Halyard";

/** A password that is a common one and no more than so many characters is refused. In characters. Decision: section 10: a leaked password with a year and a sign behind it is guessed as early as itself. */
export const passwordAddedMax = 6;

/** The time within which refused passwords are counted, and how long logging in then waits. In minutes. Decision: short enough not to punish a person, long enough to make guessing pointless. */
export const passwordAttemptsMinutes = 15;

/** The longest password. In characters. Decision: long enough for any password manager. */
export const passwordMax = 128;

/** The shortest password. In characters. Decision: length is what makes a password hard to guess; no rules about its characters. */
export const passwordMin = 10;

/** How long a guest may take to pay an accepted request. In hours. Decision: section 2. */
export const payHours = 24;

/** How long a guest may take to pay when check-in is near. In hours. Decision: section 2: the stay is near. */
export const payHoursSoon = 2;

/** What the pay-later offer takes off. In CAD. Source: §2. */
export const payLaterDiscountCad = 30;

/** The largest amount that the pay-later form takes along. In CAD. Decision: more than a stay costs; the partner sets its own limit. */
export const payLaterMaximumCad = 25000;

/** The partner behind the pay-later offer. Source: §2. */
export const payLaterPartner = "Vertoflex";

/** How long a guest may take to pay an instant booking. In minutes. Decision: section 2: nights are not held for a window left open. */
export const payMinutesInstant = 15;

/** How long after a host has left the account is closed at the provider that paid them. In days. Decision: what is on its way to a bank has arrived by then. */
export const payeeCloseDays = 30;

/** How long after check-in the host is paid. In hours. Decision: section 2: time for a guest to say that something is wrong. */
export const payoutHours = 24;

/** The largest picture that a host may upload. In bytes. Decision: a camera’s photo fits. */
export const photoBytes = 20000000;

/** The most pixels of a picture that a host sends in. In pixels. Decision: more than most cameras take; a small file that unpacks into a giant is refused. */
export const photoMostPixels = 60000000;

/** The longer side of a property’s picture as it is kept, at most. In pixels. Decision: fills a large screen, and is not heavy to load. */
export const photoSide = 2400;

/** The most pictures of a property. Decision: more are not looked at. */
export const photosMax = 50;

/** The fewest pictures of a listed property. Decision: section 12: fewer do not show a place. */
export const photosMin = 5;

/** Pictures that one host may send in an hour. Decision: the pictures of a few properties, and some chosen anew. */
export const photosPerHour = 200;

/** Where the pictures of places for shared links lie, each under the name in the place’s address. Decision: a shared place shows one of its stays, how many there are and from how much. */
export const placePreviewPath = "/preview/place";

/** Questions of one person about places in a minute. Decision: a pin is moved often, and each time its zone is asked for. */
export const placesPerMinute = 60;

/** What one point is worth. In CAD. Source: §1. */
export const pointValueCad = 0.01;

/** The most points that are spoken of at once. In points. Decision: what is sent is bounded everywhere, so that nothing overflows on its way. */
export const pointsMax = 10000000;

/** The fewest points that a booking may be paid with. In points. Decision: section 6: fewer are not worth the entry in the ledger. */
export const pointsMinimum = 100;

/** What a guest earns for each dollar of the host’s price, after points. In points. Decision: section 6: 2%, as the large programmes launched with. */
export const pointsPerCad = 2;

/** How many entries of the points ledger are sent at a time. Decision: what is sent is bounded, and a long history is read page by page. */
export const pointsPerPage = 10;

/** How long after check-out earned points arrive. In hours. Decision: section 6: a stay that ends badly is cancelled before points are given. */
export const pointsPostedHours = 24;

/** The day from which terms, privacy policy and booking policies hold. Decision: every legal text shows the day from which it holds. */
export const policiesDate = "November 1, 2026";

/** How many provinces and territories count as popular. Decision: two rows of four. */
export const popularStatesMax = 8;

/** The most nights that are kept free between two stays. In nights. Decision: section 19: nights that a host wants between two stays. */
export const preparationNightsMax = 7;

/** The height of the picture that a shared link shows. In pixels. Decision: the form that Facebook, X, Slack and Messages show without cutting. */
export const previewHeight = 630;

/** The width of the picture that a shared link shows. In pixels. Decision: the form that Facebook, X, Slack and Messages show without cutting. */
export const previewWidth = 1200;

/** The stay that a host is shown the price of, where no longer one is the shortest. In nights. Decision: a weekend from Friday to Monday has nights of both prices. */
export const previewedNights = 3;

/** Pictures for shared links that one visitor may ask for in a minute. Decision: making a picture costs more than showing a page, and preview services ask once. */
export const previewsPerMinute = 60;

/** Pictures for shared links that may wait to be drawn. Decision: pictures are drawn one after the other, and nobody waits for long. */
export const previewsWaitingMax = 20;

/** Price checks from one address in a minute. Decision: the browser extension asks once a page. */
export const priceChecksPerMinute = 60;

/** Looks at what a price brings, of one host in a minute. Decision: a price is looked at anew with each pause in typing. */
export const pricePreviewsPerMinute = 240;

/** Where questions about personal information go. Decision: Quebec’s Law 25 asks for a person in charge of personal information, and a way to reach them; replace before launch. */
export const privacyEmail = "privacy@tuckamore.example";

/** The longest private note to the host, and the longest reply of a host. In characters. Decision: section 9. */
export const privateNoteMax = 1000;

/** The name of the product. Source: §1. */
export const productName = "Tuckamore";

/** Changes to one’s profile in an hour, pictures among them. Decision: as often as a person may think better of a name or a picture. */
export const profileChangesPerHour = 60;

/** Reviews on a page of those that one person has written. Decision: a page that is read, not waited for. */
export const profileReviewsPerPage = 20;

/** How long a pointer rests on the user icon before its tooltip appears. In ms. Source: §9. */
export const profileTooltipDelayMs = 300;

/** How closely a listing’s place is shown before a booking is confirmed. In metres. Decision: section 17: a neighbourhood, not a door. */
export const publicPositionMetres = 500;

/** The longest place that people type into the search. In characters. Decision: the longest names of places fit. */
export const queryMax = 120;

/** How long a quoted price and its exchange rate are held. In minutes. Decision: section 14: long enough to fill in a checkout, short enough for a rate to hold. */
export const quoteMinutes = 30;

/** How old a rate may be that prices are shown and charged with. In days. Decision: section 14: longer than any weekend with a holiday; an older rate is nobody’s price. */
export const ratesDays = 5;

/** The longest reason for cancelling or rejecting. In characters. Decision: section 11: a reason, not a letter. */
export const reasonMax = 500;

/** How many of a person’s last searches the search pill offers again. Decision: look and feel: the searches that one goes back to, without scrolling. */
export const recentSearchesMax = 4;

/** The faces of the recipient’s banner, from 1. Source: §9. */
export const recipientScale = 3;

/** The length of a referral code. In characters. Decision: section 7: short enough to say aloud; capital letters and 2 to 9, without look-alikes; case does not matter. */
export const referralCodeLength = 8;

/** What a friend who signs up with a code gets once the email address is verified. In points. Decision: section 7: a reason to accept the invitation. */
export const referralFriendPoints = 2000;

/** How long after signing up a host’s first paid stay still rewards the sender. In days. Decision: section 7: as long as the large platforms give hosts. */
export const referralHostDays = 180;

/** What the sender gets after the first paid stay at a property of a host who came with the code. In points. Decision: section 7: a host brings many stays. */
export const referralHostPoints = 10000;

/** How long after the end of the stay the sender’s reward arrives. In hours. Decision: section 7: a stay that ends badly is cancelled before rewards are given. */
export const referralPostedHours = 24;

/** How long after signing up the friend’s first stay still rewards the sender. In months. Decision: section 7: a year is long enough to travel. */
export const referralSenderMonths = 12;

/** What the sender gets after the friend’s first paid stay. In points. Decision: section 7: paid when the friend has really stayed. */
export const referralSenderPoints = 3000;

/** The smallest total before taxes of a first stay that counts for a referral. In CAD. Decision: section 7: no rewards for sham stays. */
export const referralStayMinimumCad = 150;

/** The most points that one sender gets for referrals in a year. In points. Decision: section 7: a programme for friends, not for shops. */
export const referralYearlyCap = 50000;

/** How long a removed picture can be brought back. In hours. Decision: who removes the wrong picture notices soon. */
export const removedPhotoHours = 24;

/** How long a host may take to answer a request. In hours. Decision: section 2: as guests know it from elsewhere. */
export const replyHours = 24;

/** How long after check-out a stay may be reported. In days. Decision: section 2: as long as a review may be written. */
export const reportDays = 14;

/** The largest body of a request, files apart. In bytes. Decision: section 0: more than the longest calendar and listing that may be sent; what is larger would be expensive to read, and files have limits of their own. */
export const requestBytes = 200000;

/** How long a request may take to arrive whole. In seconds. Decision: a picture over a slow line fits; who sends a letter a minute holds nothing of ours for long. */
export const requestSeconds = 60;

/** How long the link that resets a password works. In minutes. Decision: a reset link opens an account, so it lives an hour and works once. */
export const resetLinkMinutes = 60;

/** Password resets asked for from one address in an hour. Decision: nobody’s mailbox is flooded from here. */
export const resetMailsPerHour = 5;

/** How many results a page of search shows. Decision: section 15: fills a page at a desk. */
export const resultsPerPage = 24;

/** The most results of one page of search. Decision: more would not be looked at. */
export const resultsPerPageMax = 50;

/** How long after check-out a guest is asked for a review. In days. Decision: section 9: while the stay is fresh. */
export const reviewAskDays = 1;

/** The longest review. In characters. Decision: section 9. */
export const reviewCommentMax = 2000;

/** The shortest review. In characters. Decision: section 9: a word is no help to the next guest. */
export const reviewCommentMin = 20;

/** How long after check-out a guest who has not written a review is reminded. In days. Decision: section 9: with some days left to write it. */
export const reviewRemindDays = 11;

/** How long after check-out a stay may be reviewed. In days. Source: §9. */
export const reviewWindowDays = 14;

/** From how many reviews on an average is shown. Decision: section 9: one voice is not an average. */
export const reviewsForAverage = 3;

/** How many chained navigations the router follows. Source: §9. */
export const routerRedirectLimit = 100;

/** Searches from one address in a minute. Decision: a person moving the map asks often; a machine that copies the stock asks more. */
export const searchesPerMinute = 120;

/** The points of the sender’s scale, from 1. Source: §9. */
export const senderScale = 5;

/** Our fee, on what the host gets. In %. Decision: section 3: covers card costs and is about half of what the large platforms take; guests pay it, hosts keep all of theirs. */
export const serviceFeePercent = 8;

/** A session ends after so long in any case. In days. Decision: nobody stays signed in for ever on a forgotten device. */
export const sessionDays = 60;

/** A session ends after so long without a call. In days. Decision: two weeks away, and one logs in again. */
export const sessionIdleDays = 14;

/** Refused passwords for one account from one address before logging in has to wait. Source: §9. */
export const sessionPasswordAttempts = 5;

/** How far from the dates asked for a search without results looks for others. In days. Decision: look and feel: dates that are nearly those asked for. */
export const shiftDaysMax = 3;

/** The challenge method of PKCE. Source: §7 Single sign-on. */
export const signOnChallengeMethod = "S256";

/** How long the one-time code of a finished single sign-on works. In seconds. Decision: the browser redeems it at once; it works once and only in the browser that began. */
export const signOnCodeSeconds = 60;

/** How long a begun single sign-on may take. In minutes. Decision: as long as a person may take on the parent platform’s page. */
export const signOnMinutes = 10;

/** Where, below the base path of the calls, the parent platform sends people back to. Source: §7 Single sign-on. */
export const signOnReturnPath = "/user/sso";

/** What the parent platform is asked to tell: email address and name. Source: §7 Single sign-on. */
export const signOnScope = "read__email read__name";

/** Signups from one address in an hour. Decision: a known address answers "already taken", so asking in bulk is slowed down. */
export const signupsPerHour = 10;

/** Where the picture lies of pages that have none of their own. Decision: a shared link always shows a picture. */
export const sitePreviewPath = "/preview.jpg";

/** Below which the lists of pages lie. Decision: search engines find every listing without following every link. */
export const sitemapFolder = "/sitemap";

/** About how many listings one list names. In listings. Decision: a list is made anew each time it is asked for, so none is long. */
export const sitemapListings = 1000;

/** Where the list of the lists of pages lies. Decision: search engines find every listing without following every link. */
export const sitemapPath = "/sitemap.xml";

/** Photos that a list names with each listing. In photos. Decision: search engines find every listing without following every link. */
export const sitemapPhotos = 5;

/** Lists of pages that one visitor may ask for in a minute. Decision: a search engine reads the lists a few times a day. */
export const sitemapsPerMinute = 120;

/** The most guests of a property. Decision: larger groups book a hotel or several places. */
export const sleepsMax = 30;

/** How close to check-in an accepted request counts as near. In hours. Decision: section 2. */
export const soonHours = 48;

/** When guests may come in, unless the host says otherwise. Decision: section 5: what guests know from elsewhere. */
export const standardCheckin = "16:00";

/** When guests leave, unless the host says otherwise. Decision: what guests know from elsewhere. */
export const standardCheckout = "11:00";

/** The time zone of a property of which nothing is said yet. Decision: section 12: the zone of most Canadians, until the place of a property says another. */
export const standardZone = "America/Toronto";

/** Refused passwords for one account from all addresses together before strange devices have to wait. Decision: guesses from many addresses are slowed down; the owner’s own devices are counted by themselves. */
export const strangerPasswordAttempts = 20;

/** The most ways on that a search without results offers. Decision: look and feel: an empty list offers a few ways on; each of them is counted by a search of its own. */
export const suggestionsMax = 5;

/** Where people write when the contact form does not do. Decision: one address for guests and hosts; replace before launch. */
export const supportEmail = "help@tuckamore.example";

/** How long after answering as a recipient nobody is asked as a sender. In hours. Decision: section 7: nobody is asked for two surveys on one visit. */
export const surveyPauseHours = 24;

/** Messages of one person in threads in an hour. Decision: two people who write to each other in earnest, no machine. */
export const threadMessagesPerHour = 60;

/** How far apart the time picker’s slots lie. In minutes. Source: §9. */
export const timePickerSlotMinutes = 15;

/** How many times of day the time picker offers, on a 12-hour clock. Source: §9. */
export const timePickerSlots = 96;

/** The longest title of a listing. In characters. Decision: long enough for what guests want to know, short enough to be read. */
export const titleMax = 80;

/** Up to which price of a night, fees included, the sales taxes below are not due. In cents. Decision: section 19.17: the federal law asks for stays that cost more than $20 a day. */
export const untaxedNightCents = 2000;

/** How much of an IPv6 address tells one visitor from another where uses are counted. In bits. Decision: one household or server is given at least so much of IPv6, and may change within it at will. */
export const visitorNetworkBits = 64;

/** Refused passwords for all accounts together from one address before logging in from there has to wait, known devices apart. Decision: a household or an office may mistype so often; who tries one list of passwords on many accounts is stopped. */
export const visitorPasswordAttempts = 30;

/** From how many nights on the weekly discount counts. In nights. Decision: section 3: the best discount counts, one only. */
export const weeklyDiscountNights = 7;
