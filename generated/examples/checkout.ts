// Generated 83a0c8fc787c. Examples of the calls of checkout. A rule that asks for the state of a thing, or the hour, is not played through.
import type { FinishPaymentAnswer, FinishPaymentArgs, FinishPaymentCode, GetCheckoutAnswer, GetCheckoutArgs, GetCheckoutCode, GetCurrencyAnswer, GetCurrencyArgs, GetCurrencyCode, GetPaymentAnswer, GetPaymentArgs, GetPaymentCode, StartCheckoutAnswer, StartCheckoutArgs, StartCheckoutCode } from "../client/checkout";
import type { Example } from "./example";
import { exampleCheckoutOffer, exampleExchangeRate, exampleSandboxPayment } from "./things";
import type { PaymentProvider } from "../model/values";

export const finishPayment: Example<FinishPaymentArgs, FinishPaymentAnswer, FinishPaymentCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b", payment_id: "00000000-0000-4000-8000-7048f38b33f1", outcome: "paid" },
  answer: exampleSandboxPayment,
};

export const getCheckout: Example<GetCheckoutArgs, GetCheckoutAnswer, GetCheckoutCode> = {
  args: { booking_id: "Booking ID" },
  answer: exampleCheckoutOffer,
};

export const getCurrency: Example<GetCurrencyArgs, GetCurrencyAnswer, GetCurrencyCode> = {
  args: { code: "USD" },
  answer: exampleExchangeRate,
};

export const getPayment: Example<GetPaymentArgs, GetPaymentAnswer, GetPaymentCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b", payment_id: "00000000-0000-4000-8000-7048f38b33f1" },
  answer: exampleSandboxPayment,
};

export const hearPayment: Example<{
    readonly provider: PaymentProvider;
  }, Readonly<Record<never, never>>> = {
  args: { provider: "stripe" },
  answer: {},
};

export const startCheckout: Example<StartCheckoutArgs, StartCheckoutAnswer, StartCheckoutCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b", success_path: "/stays", cancel_path: "/stays" },
  answer: { url: "https://example.org/url" },
};
