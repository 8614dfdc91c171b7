// Generated 8387bfe00216. Examples of the calls of payout. A rule that asks for the state of a thing, or the hour, is not played through.
import type { GetEarningsAnswer, GetEarningsArgs, GetEarningsCode, GetHeldPayoutsAnswer, GetHeldPayoutsCode, GetListingMoneyAnswer, GetListingMoneyArgs, GetListingMoneyCode, GetPayoutAnswer, GetPayoutCode, GetPayoutStatementAnswer, GetPayoutStatementArgs, GetPayoutStatementCode, SavePayoutAnswer, SavePayoutArgs, SavePayoutCode, StartOnboardingAnswer, StartOnboardingArgs, StartOnboardingCode } from "../client/payout";
import { date, type Example } from "./example";
import { exampleHostEarnings, exampleHostStatement, exampleListingMoney, examplePayoutStanding } from "./things";

export const getEarnings: Example<GetEarningsArgs, GetEarningsAnswer, GetEarningsCode> = {
  args: { year: "2027" },
  answer: exampleHostEarnings,
};

export const getHeldPayouts: Example<void, GetHeldPayoutsAnswer, GetHeldPayoutsCode> = {
  answer: { held: null },
};

export const getListingMoney: Example<GetListingMoneyArgs, GetListingMoneyAnswer, GetListingMoneyCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", year: "2027" },
  answer: exampleListingMoney,
};

export const getPayout: Example<void, GetPayoutAnswer, GetPayoutCode> = {
  answer: examplePayoutStanding,
};

export const getPayoutStatement: Example<GetPayoutStatementArgs, GetPayoutStatementAnswer, GetPayoutStatementCode> = {
  args: { period: "2027-02", format: "pdf" },
  answer: exampleHostStatement,
};

export const savePayout: Example<SavePayoutArgs, SavePayoutAnswer, SavePayoutCode> = {
  args: {
    legal_name: "Anne MacLeod",
    birth_date: date("1980-05-17"),
    address: "Address",
    city: "City",
    province: "AB",
    postal_code: "V8E 0B1",
    tax_number: "123456782",
    gst_number: "123456782 RT 0001",
    qst_number: "1234567890 TQ 0001",
    institution: "004",
    transit: "12345",
    account: "1234567",
    password: "Password",
  },
  answer: examplePayoutStanding,
};

export const startOnboarding: Example<StartOnboardingArgs, StartOnboardingAnswer, StartOnboardingCode> = {
  args: { password: "Password" },
  answer: { url: "https://example.org/url" },
};
