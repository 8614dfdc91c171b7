// The words of every map.
import { mapTexts } from '../../../../generated/texts/sentences/mapTexts';

const { zoomIn, zoomOut, scrollHelp, scrollHelpMac, touchHelp, failed, credit } = mapTexts;
/** All but what this map shows. */
export const mapWords = { zoomIn, zoomOut, scrollHelp, scrollHelpMac, touchHelp, failed, credit };
