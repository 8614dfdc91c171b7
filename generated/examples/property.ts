// Generated aed0571cb6f7. Examples of the calls of property. A rule that asks for the state of a thing, or the hour, is not played through.
import type { AcceptInvitationAnswer, AcceptInvitationArgs, AcceptInvitationCode, AddFeedAnswer, AddFeedArgs, AddFeedCode, AddPhotoAnswer, AddPhotoArgs, AddPhotoCode, AddSeasonAnswer, AddSeasonArgs, AddSeasonCode, ChangeCohostAnswer, ChangeCohostArgs, ChangeCohostCode, ChangeSeasonAnswer, ChangeSeasonArgs, ChangeSeasonCode, CheckPriceAnswer, CheckPriceArgs, CheckPriceCode, CompareStaysAnswer, CompareStaysArgs, CompareStaysCode, ConnectListingAnswer, ConnectListingArgs, ConnectListingCode, ConnectListingsAnswer, ConnectListingsArgs, ConnectListingsCode, ContactHostAnswer, ContactHostArgs, ContactHostCode, CountListingViewAnswer, CountListingViewArgs, CountListingViewCode, CreatePropertyAnswer, CreatePropertyArgs, CreatePropertyCode, DeleteFeedAnswer, DeleteFeedArgs, DeleteFeedCode, DeletePhotoAnswer, DeletePhotoArgs, DeletePhotoCode, DeletePropertyAnswer, DeletePropertyArgs, DeletePropertyCode, DeleteSeasonAnswer, DeleteSeasonArgs, DeleteSeasonCode, DisconnectListingAnswer, DisconnectListingArgs, DisconnectListingCode, DuplicatePropertyAnswer, DuplicatePropertyArgs, DuplicatePropertyCode, ExportCalendarAnswer, ExportCalendarArgs, ExportCalendarCode, FindInvitationAnswer, FindInvitationArgs, FindInvitationCode, FindPlaceAnswer, FindPlaceArgs, FindPlaceCode, FindZoneAnswer, FindZoneArgs, FindZoneCode, GetArrivalGuideAnswer, GetArrivalGuideArgs, GetArrivalGuideCode, GetAvailabilityAnswer, GetAvailabilityArgs, GetAvailabilityCode, GetCalendarAnswer, GetCalendarArgs, GetCalendarCode, GetDestinationAnswer, GetDestinationArgs, GetDestinationCode, GetFoundPhotoAnswer, GetFoundPhotoArgs, GetFoundPhotoCode, GetListingAnswer, GetListingArgs, GetListingCode, GetOwnPropertyAnswer, GetOwnPropertyArgs, GetOwnPropertyCode, GetPricingMetaAnswer, GetPricingMetaArgs, GetPricingMetaCode, InviteCohostAnswer, InviteCohostArgs, InviteCohostCode, LeaveListingAnswer, LeaveListingArgs, LeaveListingCode, ListCalendarsAnswer, ListCalendarsArgs, ListCalendarsCode, ListCardsAnswer, ListCardsArgs, ListCardsCode, ListCohostsAnswer, ListCohostsArgs, ListCohostsCode, ListHostStaysAnswer, ListHostStaysArgs, ListHostStaysCode, ListNightPricesAnswer, ListNightPricesArgs, ListNightPricesCode, ListOwnPropertiesAnswer, ListOwnPropertiesCode, ListPinsAnswer, ListPinsArgs, ListPinsCode, ListPopularStatesAnswer, ListPopularStatesCode, ListSeasonsAnswer, ListSeasonsCode, ListSimilarStaysAnswer, ListSimilarStaysArgs, ListSimilarStaysCode, PreviewPriceAnswer, PreviewPriceArgs, PreviewPriceCode, RemoveCohostAnswer, RemoveCohostArgs, RemoveCohostCode, RenameFeedAnswer, RenameFeedArgs, RenameFeedCode, SaveArrivalGuideAnswer, SaveArrivalGuideArgs, SaveArrivalGuideCode, SearchOwnPropertiesAnswer, SearchOwnPropertiesArgs, SearchOwnPropertiesCode, SearchPropertiesAnswer, SearchPropertiesArgs, SearchPropertiesCode, SuggestPlacesAnswer, SuggestPlacesArgs, SuggestPlacesCode, SyncFeedAnswer, SyncFeedArgs, SyncFeedCode, UpdateCalendarAnswer, UpdateCalendarArgs, UpdateCalendarCode, UpdateCalendarsAnswer, UpdateCalendarsArgs, UpdateCalendarsCode, UpdatePhotosAnswer, UpdatePhotosArgs, UpdatePhotosCode, UpdatePropertyAnswer, UpdatePropertyArgs, UpdatePropertyCode, UpdatePropertyStatusAnswer, UpdatePropertyStatusArgs, UpdatePropertyStatusCode } from "../client/property";
import { date, file, type Example } from "./example";
import { exampleArrivalGuide, exampleAvailability, exampleCalendarChange, exampleCalendarFeed, exampleCalendarGrid, exampleCalendarsChanged, exampleCohost, exampleCohostInvitation, exampleComparedStay, exampleDestinationPlace, exampleEditedProperty, exampleFoundPlace, exampleHostCalendar, exampleHostProperty, exampleHostStays, exampleListing, exampleMapPin, exampleNightPrices, exampleNightsChange, examplePictureFile, examplePlaceZone, examplePopularState, examplePriceCheck, examplePricePreview, examplePricingMeta, examplePropertyCard, examplePropertyRow, exampleSearchAnswer, exampleSeason, exampleSeasons, exampleSentInvitation, exampleSuggestedPlace, exampleTripCard } from "./things";

export const acceptInvitation: Example<AcceptInvitationArgs, AcceptInvitationAnswer, AcceptInvitationCode> = {
  args: { token: "Token" },
  answer: { property_ids: ["00000000-0000-4000-8000-fa10c11b2236"] },
};

export const addFeed: Example<AddFeedArgs, AddFeedAnswer, AddFeedCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", url: "https://www.airbnb.ca/calendar/ical/123.ics?s=…", name: "Grandma’s calendar" },
  answer: exampleCalendarFeed,
};

export const addPhoto: Example<AddPhotoArgs, AddPhotoAnswer, AddPhotoCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", photo: file("image/jpeg") },
  answer: exampleHostProperty,
};

export const addSeason: Example<AddSeasonArgs, AddSeasonAnswer, AddSeasonCode> = {
  args: {
    name: "Summer 2027",
    start: date("2027-02-12"),
    last: date("2027-02-15"),
    price_cents: null,
    min_nights: null,
    property_ids: ["00000000-0000-4000-8000-fa10c11b2236"],
  },
  answer: exampleSeason,
};

export const changeCohost: Example<ChangeCohostArgs, ChangeCohostAnswer, ChangeCohostCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", cohost_id: "00000000-0000-4000-8000-044ec5a7b9b6", roles: ["calendar"] },
  answer: exampleCohost,
};

export const changeSeason: Example<ChangeSeasonArgs, ChangeSeasonAnswer, ChangeSeasonCode> = {
  args: {
    season_id: "00000000-0000-4000-8000-44410c3d53fd",
    name: "Summer 2027",
    start: date("2027-02-12"),
    last: date("2027-02-15"),
    price_cents: null,
    min_nights: null,
    property_ids: ["00000000-0000-4000-8000-fa10c11b2236"],
  },
  answer: exampleSeason,
};

export const checkPrice: Example<CheckPriceArgs, CheckPriceAnswer, CheckPriceCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", url: "https://www.airbnb.ca/rooms/123?check_in=2027-02-12&check_out=2027-02-15&adults=2" },
  answer: examplePriceCheck,
};

export const compareStays: Example<CompareStaysArgs, CompareStaysAnswer, CompareStaysCode> = {
  args: { property_ids: ["00000000-0000-4000-8000-fa10c11b2236"] },
  answer: [exampleComparedStay],
};

export const connectListing: Example<ConnectListingArgs, ConnectListingAnswer, ConnectListingCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7" },
  answer: exampleHostProperty,
};

export const connectListings: Example<ConnectListingsArgs, ConnectListingsAnswer, ConnectListingsCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7" },
  answer: [examplePropertyRow],
};

export const contactHost: Example<ContactHostArgs, ContactHostAnswer, ContactHostCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", message: "Is there room for a canoe on the roof of the garage?" },
  answer: { thread_id: "00000000-0000-4000-8000-5373c7f8a5a6" },
};

export const countListingView: Example<CountListingViewArgs, CountListingViewAnswer, CountListingViewCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7" },
  answer: {},
};

export const createProperty: Example<CreatePropertyArgs, CreatePropertyAnswer, CreatePropertyCode> = {
  args: {},
  answer: exampleHostProperty,
};

export const deleteFeed: Example<DeleteFeedArgs, DeleteFeedAnswer, DeleteFeedCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", feed_id: "00000000-0000-4000-8000-f4e54d900bd5" },
  answer: {},
};

export const deletePhoto: Example<DeletePhotoArgs, DeletePhotoAnswer, DeletePhotoCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", photo_id: "00000000-0000-4000-8000-8e9aea3f7a41" },
  answer: exampleHostProperty,
};

export const deleteProperty: Example<DeletePropertyArgs, DeletePropertyAnswer, DeletePropertyCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7" },
  answer: { kept: false },
};

export const deleteSeason: Example<DeleteSeasonArgs, DeleteSeasonAnswer, DeleteSeasonCode> = {
  args: { season_id: "00000000-0000-4000-8000-44410c3d53fd" },
  answer: {},
};

export const disconnectListing: Example<DisconnectListingArgs, DisconnectListingAnswer, DisconnectListingCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7" },
  answer: exampleHostProperty,
};

export const duplicateProperty: Example<DuplicatePropertyArgs, DuplicatePropertyAnswer, DuplicatePropertyCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7" },
  answer: exampleHostProperty,
};

export const exportCalendar: Example<ExportCalendarArgs, ExportCalendarAnswer, ExportCalendarCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", file: "Zk9yY2F0cy1hbmQtY2FiaW5zLWJ5LXRoZS1sYWtlLW4.ics" },
  answer: "An answer of exportCalendar",
  as: "text",
};

export const findInvitation: Example<FindInvitationArgs, FindInvitationAnswer, FindInvitationCode> = {
  args: { token: "Token" },
  answer: exampleCohostInvitation,
};

export const findPlace: Example<FindPlaceArgs, FindPlaceAnswer, FindPlaceCode> = {
  args: {
    address: "1220 Pacific Rim Highway",
    city: "Tofino",
    province: "AB",
    postal_code: "V0R 2Z0",
  },
  answer: exampleFoundPlace,
};

export const findZone: Example<FindZoneArgs, FindZoneAnswer, FindZoneCode> = {
  args: { latitude: 49.153, longitude: -125.907 },
  answer: examplePlaceZone,
};

export const getArrivalGuide: Example<GetArrivalGuideArgs, GetArrivalGuideAnswer, GetArrivalGuideCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7" },
  answer: exampleArrivalGuide,
};

export const getAvailability: Example<GetAvailabilityArgs, GetAvailabilityAnswer, GetAvailabilityCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7" },
  answer: exampleAvailability,
};

export const getCalendar: Example<GetCalendarArgs, GetCalendarAnswer, GetCalendarCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7" },
  answer: exampleHostCalendar,
};

export const getDestination: Example<GetDestinationArgs, GetDestinationAnswer, GetDestinationCode> = {
  args: { slug: "banff" },
  answer: exampleDestinationPlace,
};

export const getFoundPhoto: Example<GetFoundPhotoArgs, GetFoundPhotoAnswer, GetFoundPhotoCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", found_id: "5f9fce1a2b3c4d5e" },
  answer: examplePictureFile,
};

export const getListing: Example<GetListingArgs, GetListingAnswer, GetListingCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7" },
  answer: exampleListing,
};

export const getOwnProperty: Example<GetOwnPropertyArgs, GetOwnPropertyAnswer, GetOwnPropertyCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7" },
  answer: exampleHostProperty,
};

export const getPricingMeta: Example<GetPricingMetaArgs, GetPricingMetaAnswer, GetPricingMetaCode> = {
  args: {
    property_id: "00000000-0000-4000-8000-40040cb181f7",
    booking: {
      checkin: date("2027-02-12"),
      checkout: date("2027-02-15"),
      currency: "CAD",
      points: 0,
    },
  },
  answer: examplePricingMeta,
};

export const inviteCohost: Example<InviteCohostArgs, InviteCohostAnswer, InviteCohostCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", email: "sam@example.ca", roles: ["calendar"] },
  answer: exampleSentInvitation,
};

export const leaveListing: Example<LeaveListingArgs, LeaveListingAnswer, LeaveListingCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7" },
  answer: {},
};

export const listCalendars: Example<ListCalendarsArgs, ListCalendarsAnswer, ListCalendarsCode> = {
  args: {},
  answer: exampleCalendarGrid,
};

export const listCards: Example<ListCardsArgs, ListCardsAnswer, ListCardsCode> = {
  args: { property_ids: ["00000000-0000-4000-8000-fa10c11b2236"] },
  answer: [exampleTripCard],
};

export const listCohosts: Example<ListCohostsArgs, ListCohostsAnswer, ListCohostsCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7" },
  answer: [exampleCohost],
};

export const listHostStays: Example<ListHostStaysArgs, ListHostStaysAnswer, ListHostStaysCode> = {
  args: { profile_id: "00000000-0000-4000-8000-d696a35bdd18" },
  answer: exampleHostStays,
};

export const listNightPrices: Example<ListNightPricesArgs, ListNightPricesAnswer, ListNightPricesCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", month: date("2027-02-01") },
  answer: exampleNightPrices,
};

export const listOwnProperties: Example<void, ListOwnPropertiesAnswer, ListOwnPropertiesCode> = {
  answer: [examplePropertyRow],
};

export const listPins: Example<ListPinsArgs, ListPinsAnswer, ListPinsCode> = {
  args: { query: "Whistler, BC", bounds: [50, -123.1, 50.2, -122.8] },
  answer: [exampleMapPin],
};

export const listPopularStates: Example<void, ListPopularStatesAnswer, ListPopularStatesCode> = {
  answer: [examplePopularState],
};

export const listSeasons: Example<void, ListSeasonsAnswer, ListSeasonsCode> = {
  answer: exampleSeasons,
};

export const listSimilarStays: Example<ListSimilarStaysArgs, ListSimilarStaysAnswer, ListSimilarStaysCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7" },
  answer: [examplePropertyCard],
};

export const previewPrice: Example<PreviewPriceArgs, PreviewPriceAnswer, PreviewPriceCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7" },
  answer: examplePricePreview,
};

export const removeCohost: Example<RemoveCohostArgs, RemoveCohostAnswer, RemoveCohostCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", cohost_id: "00000000-0000-4000-8000-044ec5a7b9b6" },
  answer: {},
};

export const renameFeed: Example<RenameFeedArgs, RenameFeedAnswer, RenameFeedCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", feed_id: "00000000-0000-4000-8000-f4e54d900bd5", name: "Grandma’s calendar" },
  answer: exampleCalendarFeed,
};

export const saveArrivalGuide: Example<SaveArrivalGuideArgs, SaveArrivalGuideAnswer, SaveArrivalGuideCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7" },
  answer: exampleArrivalGuide,
};

export const searchOwnProperties: Example<SearchOwnPropertiesArgs, SearchOwnPropertiesAnswer, SearchOwnPropertiesCode> = {
  args: { listing_url: "https://www.airbnb.ca/rooms/123" },
  answer: [examplePropertyRow],
};

export const searchProperties: Example<SearchPropertiesArgs, SearchPropertiesAnswer, SearchPropertiesCode> = {
  args: { query: "Whistler, BC", bounds: [50, -123.1, 50.2, -122.8] },
  answer: exampleSearchAnswer,
};

export const suggestPlaces: Example<SuggestPlacesArgs, SuggestPlacesAnswer, SuggestPlacesCode> = {
  args: {},
  answer: [exampleSuggestedPlace],
};

export const syncFeed: Example<SyncFeedArgs, SyncFeedAnswer, SyncFeedCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", feed_id: "00000000-0000-4000-8000-f4e54d900bd5" },
  answer: exampleCalendarFeed,
};

export const updateCalendar: Example<UpdateCalendarArgs, UpdateCalendarAnswer, UpdateCalendarCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", changes: [exampleCalendarChange] },
  answer: exampleHostCalendar,
};

export const updateCalendars: Example<UpdateCalendarsArgs, UpdateCalendarsAnswer, UpdateCalendarsCode> = {
  args: { change: exampleNightsChange, calendars: [{ property_id: "00000000-0000-4000-8000-40040cb181f7", nights: [{ start: date("2027-02-12"), end: date("2027-02-15") }] }] },
  answer: exampleCalendarsChanged,
};

export const updatePhotos: Example<UpdatePhotosArgs, UpdatePhotosAnswer, UpdatePhotosCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", photos: [{ photo_id: "00000000-0000-4000-8000-8e9aea3f7a41" }] },
  answer: exampleHostProperty,
};

export const updateProperty: Example<UpdatePropertyArgs, UpdatePropertyAnswer, UpdatePropertyCode> = {
  args: {
    property_id: "00000000-0000-4000-8000-40040cb181f7",
    listing_url: "https://www.airbnb.ca/rooms/123",
    title: "Cedar cabin by the lake",
    city: "Whistler",
    postal_code: "V8E 0B1",
    registration_number: "PM123456789",
    licence_number: "26-123456",
  },
  answer: exampleEditedProperty,
};

export const updatePropertyStatus: Example<UpdatePropertyStatusArgs, UpdatePropertyStatusAnswer, UpdatePropertyStatusCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", status: "listed" },
  answer: exampleHostProperty,
};
