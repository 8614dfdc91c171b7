// While a listing elsewhere is being read, its host's page looks now and then how far it is.
import { useUnit } from 'effector-react';
import { $reading, reread } from './own-property.store';
import { useLook } from './use-look';

export const useReading = (): boolean => {
  const reading = useUnit($reading);
  useLook(reading, useUnit(reread));
  return reading;
};
